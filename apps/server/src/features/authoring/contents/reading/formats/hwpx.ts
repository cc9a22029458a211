import type { LeftOutReason } from '@dure/contract/authoring/contents/left-out.text';
import { chartLines } from '../ooxml/diagrams.ts';
import { equationPiece } from '../hancom/equation-piece.ts';
import { PlacedParagraphs } from '../hancom/placed-paragraphs.ts';
import type { Format, Outlet } from '../outlet.ts';
import { Package } from '../package-xml.ts';
import { HeadingTrail } from '../text/heading-trail.ts';
import { formatNumber } from '../text/number-formats.ts';
import type { Stand } from '../text/line.ts';
import { Unreadable } from '../unreadable.ts';
import { HwpxStyles } from './hwpx-styles.ts';

const MANIFEST = 'META-INF/manifest.xml';
/** Words of a paragraph: its text, and the word that a small one stands above. */
const TEXTS: ReadonlySet<string> = new Set(['t', 'mainText']);
/** Signs that are elements of their own. */
const SIGNS: Readonly<Record<string, string>> = { tab: '\t', lineBreak: '\n', nbSpace: ' ', fwSpace: ' ', hyphen: '-' };
/** What repeats on every page. */
const FURNITURE: ReadonlySet<string> = new Set(['header', 'footer', 'masterPage']);
/** Comments that nobody sees who opens the document are hidden ones and memos. */
function whyUnread(name: string, type = ''): LeftOutReason | undefined {
  if (FURNITURE.has(name)) return 'headerFooter';
  if (name === 'ole') return 'embedded';
  return name === 'hiddenComment' || (name === 'fieldBegin' && type === 'MEMO') ? 'comment' : undefined;
}
/** Tables, formulas and shapes: each may have a caption. */
const OBJECTS: ReadonlySet<string> = new Set(
  'tbl equation rect ellipse arc polygon curve line connectLine container pic ole textart video chart'.split(' '),
);
const CHART = /^Chart\/[^/]+\.xml$/;
const SECTION = /^Contents\/section(\d+)\.xml$/;

async function isEncrypted(file: Package): Promise<boolean> {
  if (!file.has(MANIFEST)) return false;
  let found = false;
  await file.read(MANIFEST, {
    open: (name) => {
      if (name === 'encryption-data') found = true;
    },
  });
  return found;
}

/** Number of a note, table or figure with the signs around it. */
const autoNumber = (
  number: string,
  { type = '', prefixChar = '', suffixChar = '' }: Readonly<Record<string, string>>,
) => `${prefixChar}${formatNumber(type, Number(number))}${suffixChar}`;

type Charts = ReadonlyMap<string, readonly string[]>;
/** What is written at each chart. */
async function chartsOf(file: Package): Promise<Charts> {
  const charts = new Map<string, readonly string[]>();
  for (const part of file.names()) if (CHART.test(part)) charts.set(part, await chartLines(file, part));
  return charts;
}

/** Paragraphs of one section as they come, each with what hangs on it after it. */
async function readSection(
  file: Package,
  section: string,
  { styles, charts }: { readonly styles: HwpxStyles; readonly charts: Charts },
  put: PlacedParagraphs,
  out: Outlet,
): Promise<void> {
  let texts = 0;
  /** Inside of what is not read, by the depth of its elements. */
  let unread = 0;
  let isDeleted = false;
  let isStruck = false;
  let stand: Stand = 'text';
  let script: string | undefined;
  let number = '';
  const add = (text: string) => put.add({ stand, text });
  await file.read(section, {
    open: (name, attributes) => {
      const reason = unread > 0 ? undefined : whyUnread(name, attributes['type']);
      if (reason) out.leftOut(reason);
      // What older programs show in place of the case before it.
      if (unread > 0 || reason || name === 'default') unread += 1;
      if (unread > 0) return;
      if (name === 'deleteBegin') {
        isDeleted = true;
        out.leftOut('deleted');
      }
      if (name === 'deleteEnd') isDeleted = false;
      if (OBJECTS.has(name)) put.beginObject();
      if (name === 'caption') put.beginCaption(attributes['side'] === 'BOTTOM');
      if (name === 'tbl') put.beginTable();
      if (name === 'tr') put.beginRow();
      if (name === 'tc') put.beginCell();
      if (name === 'p') {
        const { styleIDRef = '', paraPrIDRef = '' } = attributes;
        const number = () => styles.next(paraPrIDRef);
        put.begin({ pieces: [], heading: styles.headingOf(styleIDRef), number, after: [] });
      }
      if (name === 'secPr') styles.beginSection(attributes['outlineShapeIDRef'] ?? '');
      if (name === 'run') {
        const letters = attributes['charPrIDRef'] ?? '';
        [stand, isStruck] = [styles.standOf(letters), styles.isStruck(letters)];
      }
      if (name === 't' && isStruck) out.leftOut('deleted');
      if (name === 'chart') put.hang(charts.get(attributes['chartIDRef'] ?? '') ?? []);
      if (name === 'textart') put.hang([attributes['text'] ?? '']);
      if (name === 'script') script = '';
      if (TEXTS.has(name)) texts += 1;
      if (name === 'compose') add(attributes['composeText'] ?? '');
      if (name === 'autoNum') number = attributes['num'] ?? '';
      if (name === 'autoNumFormat') number = autoNumber(number, attributes);
      if (texts > 0 && name in SIGNS && !isDeleted) add(SIGNS[name]!);
    },
    text: (piece) => {
      if (unread > 0 || isDeleted) return;
      if (script !== undefined) script += piece;
      else if (texts > 0 && !isStruck) add(piece);
    },
    close: (name) => {
      if (unread > 0) {
        unread -= 1;
        return;
      }
      if (TEXTS.has(name)) texts -= 1;
      if (name === 'script' && script !== undefined) {
        put.add(equationPiece(script, (reason) => out.leftOut(reason)));
        script = undefined;
      }
      if (name === 'autoNum') add(number);
      if (name === 'p') put.end();
      if (name === 'tr') put.endRow();
      if (name === 'tbl') put.endTable();
      if (name === 'caption') put.endCaption();
      if (OBJECTS.has(name)) put.endObject();
    },
  });
}

/** Hancom: paragraphs of every section under their headings, tables row by row. */
export const readHwpx: Format = async (path, out) => {
  const file = await Package.open(path);
  if (await isEncrypted(file)) throw new Unreadable('encrypted');
  const styles = await HwpxStyles.of(file);
  const sections = file
    .names()
    .filter((name) => SECTION.test(name))
    .toSorted((a, b) => Number(SECTION.exec(a)![1]) - Number(SECTION.exec(b)![1]));
  if (sections.length === 0) throw new Unreadable('broken');
  out.counted(null, 0);
  const trail = new HeadingTrail((block) => out.block(block));
  const put = new PlacedParagraphs(trail);
  const looks = { styles, charts: await chartsOf(file) };
  for (const section of sections) await readSection(file, section, looks, put, out);
  trail.end();
};
