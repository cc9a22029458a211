import { getDocument, GlobalWorkerOptions, TextLayer, type PDFDocumentProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- the build's address of the file, not what is in it
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import './pdf-text.css';

GlobalWorkerOptions.workerSrc = workerUrl;

/** Letters of Korean fonts that a document does not bring, and the fonts that every viewer has; each fetched when needed. */
const files = {
  ...import.meta.glob<string>(
    '../../../../../../../node_modules/pdfjs-dist/cmaps/{Adobe-Korea1-UCS2,UniKS-*,KSC*}.bcmap',
    { query: '?url', import: 'default', eager: true },
  ),
  ...import.meta.glob<string>('../../../../../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};
const urls = new Map(Object.entries(files).map(([path, url]) => [path.split('/').pop()!, url]));

/** Hands the library its own tables from this site, under the names that the build gave them. */
class Tables {
  async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
    const url = urls.get(filename);
    if (url === undefined) throw new Error(`There is no table ${filename}.`);
    return new Uint8Array(await (await fetch(url)).arrayBuffer());
  }
}

/** Opens a PDF that was fetched; nothing of it is run, and everything it needs comes from this site. */
export async function openPdf(file: Blob): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(await file.arrayBuffer());
  return getDocument({
    data,
    cMapUrl: '/',
    cMapPacked: true,
    standardFontDataUrl: '/',
    BinaryDataFactory: Tables,
    useWorkerFetch: false,
    useWasm: false,
  }).promise;
}

/** A page that is being drawn: a way to wait for it, and one to stop. */
export interface Drawing {
  readonly done: Promise<void>;
  readonly stop: () => void;
}

/** Draws a page as wide as `width` on the screen. */
export function drawPage(
  document: PDFDocumentProxy,
  pageNo: number,
  canvas: HTMLCanvasElement,
  width: number,
): Drawing {
  let isStopped = false;
  let cancel = () => {};
  const draw = async () => {
    const page = await document.getPage(pageNo);
    if (isStopped) return;
    const natural = page.getViewport({ scale: 1 });
    // Sharp on any screen, but no larger than a phone can hold.
    const density = Math.min(window.devicePixelRatio, 2);
    const viewport = page.getViewport({ scale: (width / natural.width) * density });
    canvas.width = Math.floor(viewport.width);
    canvas.height = Math.floor(viewport.height);
    const task = page.render({ canvas, viewport });
    cancel = () => task.cancel();
    await task.promise;
  };
  return {
    done: draw(),
    stop: () => {
      isStopped = true;
      cancel();
    },
  };
}

/** Of the letters over a page, which are scaled down to their picture. */
const LARGER = 3;

/** Lays a page's letters over its picture, so that they can be marked, copied and found; they follow its width. */
export function layText(document: PDFDocumentProxy, pageNo: number, ground: HTMLElement): Drawing {
  let isStopped = false;
  let cancel = () => {};
  const lay = async () => {
    const page = await document.getPage(pageNo);
    if (isStopped) return;
    const viewport = page.getViewport({ scale: 1 });
    const fit = new ResizeObserver(([entry]) =>
      ground.style.setProperty('--total-scale-factor', String(entry!.contentRect.width / viewport.width)),
    );
    fit.observe(ground.parentElement!);
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: ground, viewport });
    cancel = () => {
      fit.disconnect();
      layer.cancel();
    };
    // A browser may have a least size of letters: laid out large and scaled down, they stay over their picture.
    ground.style.setProperty('--min-font-size', String(LARGER));
    await layer.render();
  };
  return {
    done: lay(),
    stop: () => {
      isStopped = true;
      cancel();
      ground.replaceChildren();
    },
  };
}
