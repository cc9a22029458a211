import type { Format } from '../outlet.ts';
import { Package } from '../package-xml.ts';
import { Unreadable } from '../unreadable.ts';

const HEADER = 'Contents/header.xml';
const MANIFEST = 'META-INF/manifest.xml';
/** Words of a paragraph: its text, a formula as it is typed, and the word that a small one stands above. */
const TEXTS: ReadonlySet<string> = new Set(['t', 'script', 'mainText']);
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

/** Styles that are headings, by their number: Hancom calls them 개요 or Outline. */
async function headingStyles(file: Package): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  if (!file.has(HEADER)) return found;
  await file.read(HEADER, {
    open: (name, { id = '', engName = '' }) => {
      if (name === 'style' && /^(outline|title|heading)/i.test(engName)) found.add(id);
    },
  });
  return found;
}

/** Hancom: paragraphs of every section under their headings, tables row by row. */
export const readHwpx: Format = async (path, out) => {
  const file = await Package.open(path);
  if (await isEncrypted(file)) throw new Unreadable('encrypted');
  const headings = await headingStyles(file);
  const sections = file
    .names()
    .filter((name) => SECTION.test(name))
    .toSorted((a, b) => Number(SECTION.exec(a)![1]) - Number(SECTION.exec(b)![1]));
  if (sections.length === 0) throw new Unreadable('broken');
  out.counted(null, 0);
  let heading = '';
  for (const section of sections) {
    let isText = false;
    /** Inside of a comment, by the depth of its elements, or of what a tracked change took away. */
    let comment = 0;
    let isDeleted = false;
    let isHeading = false;
    let tables = 0;
    let row: string[] = [];
    /** Texts of the open paragraphs: a table stands inside of one. */
    const open: string[] = [];
    const add = (piece: string) => {
      if (open.length > 0) open[open.length - 1] += piece;
    };
    await file.read(section, {
      open: (name, attributes) => {
        if (comment > 0 || isComment(name, attributes['type'])) comment += 1;
        if (comment > 0) return;
        if (name === 'deleteBegin') isDeleted = true;
        if (name === 'deleteEnd') isDeleted = false;
        if (name === 'tbl') tables += 1;
        if (name === 'tr' && tables === 1) row = [];
        if (name === 'tc' && tables === 1) row.push('');
        if (name === 'p') {
          if (open.length === 0) isHeading = headings.has(attributes['styleIDRef'] ?? '');
          open.push('');
        }
        if (TEXTS.has(name)) isText = true;
        if (name === 'compose') add(attributes['composeText'] ?? '');
        if (isText && name === 'tab') add('\t');
        if (isText && name === 'lineBreak') add('\n');
      },
      text: (piece) => {
        if (isText && comment === 0 && !isDeleted) add(piece);
      },
      close: (name) => {
        if (comment > 0) {
          comment -= 1;
          return;
        }
        if (TEXTS.has(name)) isText = false;
        if (name === 'tbl') tables -= 1;
        if (name === 'tr' && tables === 1) {
          const cells = row.map((cell) => cell.replace(/\s+/g, ' ').trim());
          if (cells.some((cell) => cell !== '')) out.block({ text: cells.join(' | '), unitNo: null, heading });
        }
        if (name !== 'p') return;
        const text = open.pop()!.trim();
        if (text === '') return;
        if (tables > 0) row[Math.max(0, row.length - 1)] = `${row.at(-1) ?? ''} ${text}`;
        else if (isHeading) heading = text;
        else out.block({ text, unitNo: null, heading });
      },
    });
  }
};
