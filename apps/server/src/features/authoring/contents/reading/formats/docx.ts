import type { LeftOutReason } from '@dure/contract/authoring/contents/left-out.text';
import { readDiagrams } from '../ooxml/diagrams.ts';
import { Formula } from '../ooxml/omml.ts';
import type { Format } from '../outlet.ts';
import { Package } from '../package-xml.ts';
import { HeadingTrail } from '../text/heading-trail.ts';
import { lineOf, type Piece, type Stand } from '../text/line.ts';
import { rowLine } from '../text/rows.ts';
import { readNotes } from './docx-notes.ts';
import { DocxNumbers } from './docx-numbers.ts';
import { DocxSight } from './docx-sight.ts';
import { DocxStyles } from './docx-styles.ts';

const DOCUMENT = 'word/document.xml';
const STANDS: Readonly<Record<string, Stand>> = { superscript: 'raised', subscript: 'lowered' };
/** Signs that are elements of their own. */
const SIGNS: Readonly<Record<string, string>> = { br: '\n', cr: '\n', noBreakHyphen: '-' };
/** Elements within a paragraph that stand for something one sees; whether it is seen is asked of these alone. */
const SHOWN = new Set([
  ...Object.keys(SIGNS),
  'footnoteReference',
  'endnoteReference',
  'tab',
  'sym',
  'relIds',
  'chart',
]);
/** What another program drew, such as formulas of old, or another document. */
const EMBEDDED: ReadonlySet<string> = new Set(['OLEObject', 'altChunk']);
/** Signs of fonts whose letters are pictures, as Word writes them most. */
const SYMBOLS: Readonly<Record<string, string>> = {
  F0B7: '•',
  F0A7: '▪',
  F0A8: '□',
  F0D8: '➢',
  F0E0: '→',
  F0E8: '➔',
  F0FC: '✓',
  F0FE: '☑',
  F0B0: '°',
  F0B1: '±',
  F0B4: '×',
  F0A3: '≤',
  F0B3: '≥',
  F0B9: '≠',
};
const symbolOf = (code: string) => {
  const point = Number.parseInt(code, 16);
  return SYMBOLS[code.toUpperCase()] ?? (point > 0x1f && point < 0xe000 ? String.fromCodePoint(point) : '');
};

/** Parts whose words are no part of the text. */
const UNREAD: readonly (readonly [RegExp, LeftOutReason])[] = [
  [/^word\/(?:header|footer)\d*\.xml$/, 'headerFooter'],
  [/^word\/comments\.xml$/, 'comment'],
];

async function hasText(file: Package, part: string): Promise<boolean> {
  let [found, isText] = [false, false];
  await file.read(part, {
    open: (name) => (isText = name === 't'),
    text: (piece) => (found ||= isText && piece.trim() !== ''),
    close: () => (isText = false),
  });
  return found;
}

interface Paragraph {
  readonly pieces: Piece[];
  /** The level of a heading; undefined for text. */
  heading: number | undefined;
  number: string | undefined;
  level: number;
  style: string;
  /** Boxes that hang on it, and notes that it refers to. */
  readonly after: string[];
}
const newParagraph = (): Paragraph => ({
  pieces: [],
  heading: undefined,
  number: undefined,
  level: 0,
  style: '',
  after: [],
});

/** Word: paragraphs under their headings, tables row by row; what nobody sees who opens it is not read. */
export const readDocx: Format = async (path, out) => {
  const file = await Package.open(path);
  const styles = await DocxStyles.of(file);
  const numbers = await DocxNumbers.of(file);
  const diagrams = await readDiagrams(file, await file.relations(DOCUMENT));
  const sight = new DocxSight(styles.looks);
  const notes = {
    footnoteReference: await readNotes(file, 'footnote', styles.looks),
    endnoteReference: await readNotes(file, 'endnote', styles.looks),
  };
  out.counted(null, 0);
  for (const [part, reason] of UNREAD)
    for (const name of file.names()) if (part.test(name) && (await hasText(file, name))) out.leftOut(reason);
  const trail = new HeadingTrail((block) => out.block(block));
  /** The open paragraphs: one in a box stands inside of another one. */
  const open: Paragraph[] = [];
  let isText = false;
  let aside = 0;
  /** Properties as they were before a tracked change. */
  let former = 0;
  let stand: Stand = 'text';
  let formula: Formula | undefined;
  /** Cells of the open row; a table in a cell is a part of the cell. */
  let row: string[] = [];
  let afterTable: string[] = [];
  let tables = 0;
  const add = (text: string, how: Stand = stand) => open.at(-1)?.pieces.push({ stand: how, text });
  const isRead = () => aside === 0 && sight.isSeen;

  const close = () => {
    const { pieces, heading, number, level, style, after } = open.pop()!;
    const place = number === undefined ? styles.numberOf(style) : { number, level };
    const line = lineOf(pieces).trim();
    const label = line === '' || place === undefined || aside > 0 ? '' : numbers.next(place);
    const text = label === '' ? line : `${label} ${line}`;
    const outer = open.at(-1);
    if (outer) outer.after.push(...(text === '' ? [] : [text]), ...after);
    else if (tables > 0) {
      row[row.length - 1] = `${row.at(-1) ?? ''} ${text}`;
      afterTable.push(...after);
    } else {
      if (heading === undefined) trail.block(text);
      else trail.heading(text, heading);
      for (const one of after) trail.block(one);
    }
  };

  await file.read(DOCUMENT, {
    open: (name, attributes) => {
      const value = attributes['w:val'] ?? '';
      sight.open(name, attributes);
      if (formula) return formula.open(name, attributes);
      // What is read aloud above a word stands in the word already; Word keeps old drawings a second time.
      if (name === 'rt' || name === 'Fallback') aside += 1;
      if (EMBEDDED.has(name) && isRead()) out.leftOut('embedded');
      if (name === 'oMath' && isRead()) formula = new Formula();
      if (open.length === 0) {
        if (name === 'tbl') tables += 1;
        if (name === 'tr' && tables === 1) row = [];
        if (name === 'tc' && tables === 1) row.push('');
      }
      if (name === 'p') open.push(newParagraph());
      if (name.endsWith('PrChange')) former += 1;
      const paragraph = open.at(-1);
      if (!paragraph || former > 0) return;
      if (name === 'pStyle') [paragraph.style, paragraph.heading] = [value, styles.headingOf(value)];
      if (name === 'outlineLvl') paragraph.heading = Number(value || 9) < 9 ? Number(value) + 1 : undefined;
      if (name === 'numId') paragraph.number = value;
      if (name === 'ilvl') paragraph.level = Number(value);
      if (name === 'r') stand = 'text';
      if (name === 'vertAlign') stand = STANDS[value] ?? 'text';
      isText = name === 't' && isRead();
      if ((name === 't' || name === 'delText') && sight.unseen) out.leftOut(sight.unseen);
      if (!SHOWN.has(name) || !isRead()) return;
      if (name === 'footnoteReference' || name === 'endnoteReference')
        paragraph.after.push((notes[name].get(attributes['w:id'] ?? '') ?? '').trim());
      if (name === 'tab' && paragraph.pieces.length > 0) add('\t', 'text');
      if (name in SIGNS) add(SIGNS[name]!);
      if (name === 'sym') add(symbolOf(attributes['w:char'] ?? ''));
      const shown = name === 'relIds' ? attributes['r:dm'] : name === 'chart' ? attributes['r:id'] : undefined;
      paragraph.after.push(...(diagrams.get(shown ?? '') ?? []));
    },
    text: (piece) => {
      if (formula) formula.text(piece);
      else if (isText) add(piece);
    },
    close: (name) => {
      sight.close(name);
      if (formula) {
        const tex = formula.close();
        if (tex === undefined) return;
        formula = undefined;
        if (tex !== '') add(tex, 'formula');
        return;
      }
      isText = false;
      if (name.endsWith('PrChange')) former -= 1;
      if (name === 'rt' || name === 'Fallback') aside -= 1;
      if (name === 'p' && open.length > 0) close();
      if (open.length > 0) return;
      if (name === 'tr' && tables === 1) trail.block(rowLine(row));
      if (name === 'tbl') tables -= 1;
      if (name === 'tbl' && tables === 0) {
        for (const one of afterTable) trail.block(one);
        afterTable = [];
      }
    },
  });
  trail.end();
};
