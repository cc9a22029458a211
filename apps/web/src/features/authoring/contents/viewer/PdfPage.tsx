import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { AwaitedModule } from '../../../../ui/states/AwaitedModule.tsx';
import { Waiting } from '../../../../ui/states/Waiting.tsx';
import { lazyModule } from '../../../../kernel/lazy/lazy-module.ts';
import { markWords } from './mark-words.ts';
import { NoFile } from './NoFile.tsx';
import { useFile } from './use-file.ts';
import { viewerText as text } from './viewer.text.ts';

const usePdf = lazyModule(() => import('./open-pdf.ts'));

export interface PdfPageProps {
  readonly fileKey: string;
  readonly pageNo: number;
  /** Words that are marked where they stand on it; empty for none. */
  readonly quote: string;
  /** Percent of the width of its place. */
  readonly zoom: number;
}

/** What a page is as wide as where there is room. */
const WIDTH_REM = 45;

/** One page of a PDF as it was set, as wide as its place. */
export function PdfPage({ fileKey, pageNo, quote, zoom }: PdfPageProps) {
  const pdf = usePdf();
  const { data: file, error } = useFile(fileKey);
  const [document, setDocument] = useState<PDFDocumentProxy>();
  const [drawn, setDrawn] = useState<number>();
  const [laid, setLaid] = useState<HTMLElement>();
  const [hasFailed, setFailed] = useState(false);
  const canvas = useRef<HTMLCanvasElement>(null);
  const letters = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!pdf || !file) return undefined;
    let opened: PDFDocumentProxy | undefined;
    let isMounted = true;
    pdf.openPdf(file).then(
      (found) => {
        opened = found;
        if (isMounted) setDocument(found);
        else void found.loadingTask.destroy();
      },
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
      setDocument(undefined);
      void opened?.loadingTask.destroy();
    };
  }, [pdf, file]);

  useEffect(() => {
    if (!pdf || !document || !canvas.current || !letters.current || !place.current) return undefined;
    const no = Math.min(pageNo, document.numPages);
    const drawing = pdf.drawPage(document, no, canvas.current, place.current.clientWidth);
    const ground = letters.current;
    const lying = pdf.layText(document, no, ground);
    let isMounted = true;
    lying.done.then(
      () => isMounted && setLaid(ground),
      // A page without its letters is a page all the same.
      () => {},
    );
    drawing.done.then(
      () => isMounted && setDrawn(pageNo),
      // A drawing that was stopped ends here too.
      () => isMounted && setFailed(true),
    );
    return () => {
      isMounted = false;
      setLaid(undefined);
      drawing.stop();
      lying.stop();
    };
  }, [pdf, document, pageNo]);

  useEffect(() => (laid ? markWords(laid, quote) : undefined), [laid, quote]);

  if (error) return <NoFile failed={text.failed} />;
  if (hasFailed) return <p className="p-6 text-ink-2">{text.failed}</p>;
  return (
    <div ref={place} style={{ width: `${zoom}%`, maxWidth: `${(WIDTH_REM * zoom) / 100}rem` }} className="mx-auto">
      {drawn === undefined && (
        <AwaitedModule failure={usePdf.failure}>
          <Waiting>{text.loading}</Waiting>
        </AwaitedModule>
      )}
      <div className={drawn === undefined ? 'hidden' : 'relative border border-line bg-white'}>
        <canvas ref={canvas} role="img" aria-label={text.page(pageNo)} data-drawn={drawn} className="w-full" />
        <div ref={letters} className="pdf-text" />
      </div>
    </div>
  );
}
