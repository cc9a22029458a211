import type { Format } from '../outlet.ts';
import { Package } from '../package-xml.ts';
import { HeadingTrail } from '../text/heading-trail.ts';
import { rowLine } from '../text/rows.ts';
import { Unreadable } from '../unreadable.ts';
import { HwpxStyles } from './hwpx-styles.ts';

const MANIFEST = 'META-INF/manifest.xml';
/** Words of a paragraph: its text, a formula as it is typed, and the word that a small one stands above. */
const TEXTS: ReadonlySet<string> = new Set(['t', 'script', 'mainText']);
/** Signs that are elements of their own. */
const SIGNS: Readonly<Record<string, string>> = { tab: '\t', lineBreak: '\n', nbSpace: ' ', fwSpace: ' ', hyphen: '-' };
/** What repeats on every page. */
const FURNITURE: ReadonlySet<string> = new Set(['header', 'footer', 'masterPage']);
/** Comments that nobody sees who opens the document: hidden ones and memos. */
const isComment = (name: string, type = '') => name === 'hiddenComment' || (name === 'fieldBegin' && type === 'MEMO');
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

interface Paragraph {
  text: string;
  readonly style: string;
  readonly shape: string;
  /** Notes, boxes and captions that hang on it, and rows of its tables. */
  readonly after: string[];
}

/** Paragraphs of one section as they come, each with what hangs on it after it. */
async function readSection(file: Package, section: string, styles: HwpxStyles, trail: HeadingTrail): Promise<void> {
  let texts = 0;
  /** Inside of what is not read, by the depth of its elements. */
  let unread = 0;
  let isDeleted = false;
  /** Rows of the tables that are open, the inner ones last. */
  const rows: string[][] = [];
  /** The open paragraphs: those of cells, notes and boxes stand inside of another one. */
  const open: Paragraph[] = [];
  /** How many paragraphs were open where each table began. */
  const tables: number[] = [];
  const add = (piece: string) => {
    const paragraph = open.at(-1);
    if (paragraph) paragraph.text += piece;
  };
  const close = () => {
    const { text: read, style, shape, after } = open.pop()!;
    const line = read.trim();
    const label = line === '' ? '' : styles.next(shape);
    const text = label === '' ? line : `${label} ${line}`;
    const row = rows.at(-1);
    const outer = open.at(-1);
    if (row && open.length === tables.at(-1)) {
      row[row.length - 1] = [row.at(-1) ?? '', text, ...after].join(' ');
    } else if (outer) {
      outer.after.push(...(text === '' ? [] : [text]), ...after);
    } else {
      const heading = styles.headingOf(style);
      if (heading === undefined) trail.block(text);
      else trail.heading(text, heading);
      for (const one of after) trail.block(one);
    }
  };
  await file.read(section, {
    open: (name, attributes) => {
      if (unread > 0 || isComment(name, attributes['type']) || FURNITURE.has(name)) unread += 1;
      if (unread > 0) return;
      if (name === 'deleteBegin') isDeleted = true;
      if (name === 'deleteEnd') isDeleted = false;
      if (name === 'tbl') tables.push(open.length);
      if (name === 'tr') rows.push([]);
      if (name === 'tc') rows.at(-1)?.push('');
      if (name === 'p') {
        const { styleIDRef = '', paraPrIDRef = '' } = attributes;
        open.push({ text: '', style: styleIDRef, shape: paraPrIDRef, after: [] });
      }
      if (TEXTS.has(name)) texts += 1;
      if (name === 'compose') add(attributes['composeText'] ?? '');
      if (name === 'autoNum') add(attributes['num'] ?? '');
      if (texts > 0 && name in SIGNS && !isDeleted) add(SIGNS[name]!);
    },
    text: (piece) => {
      if (texts > 0 && unread === 0 && !isDeleted) add(piece);
    },
    close: (name) => {
      if (unread > 0) {
        unread -= 1;
        return;
      }
      if (TEXTS.has(name)) texts -= 1;
      if (name === 'p' && open.length > 0) close();
      if (name === 'tbl') tables.pop();
      if (name !== 'tr') return;
      const line = rowLine(rows.pop() ?? []);
      if (line !== '') open.at(-1)?.after.push(line);
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
  for (const section of sections) await readSection(file, section, styles, trail);
  trail.end();
};
