import type { Format } from '../outlet.ts';
import { Package } from '../package-xml.ts';
import { StyleLooks } from './docx-looks.ts';
import { readNotes } from './docx-notes.ts';
import { DocxSight } from './docx-sight.ts';

const DOCUMENT = 'word/document.xml';
const STYLES = 'word/styles.xml';

/** Styles that are headings, by their id (they have an outline level or such a name), and how each makes letters look. */
async function readStyles(file: Package): Promise<{ headings: ReadonlySet<string>; looks: StyleLooks }> {
  const found = new Set<string>();
  const looks = new StyleLooks();
  if (!file.has(STYLES)) return { headings: found, looks };
  let style = '';
  await file.read(STYLES, {
    open: (name, attributes) => {
      const value = attributes['w:val'] ?? '';
      looks.hear(name, attributes);
      if (name === 'style') style = attributes['w:styleId'] ?? '';
      if (name === 'name' && /^(heading [1-9]|title)$/i.test(value)) found.add(style);
      if (name === 'outlineLvl' && Number(value) < 9) found.add(style);
    },
  });
  return { headings: found, looks };
}

/** Word: paragraphs under their headings, tables row by row; what nobody sees who opens it is not read. */
export const readDocx: Format = async (path, out) => {
  const file = await Package.open(path);
  const { headings, looks } = await readStyles(file);
  const sight = new DocxSight(looks);
  const [footnotes, endnotes] = [await readNotes(file, 'footnote', looks), await readNotes(file, 'endnote', looks)];
  /** Notes of the open paragraph or table: they are read below it. */
  let notes: string[] = [];
  const putNotes = () => {
    for (const note of notes) if (note.trim() !== '') out.block({ text: note.trim(), unitNo: null, heading });
    notes = [];
  };
  out.counted(null, 0);
  let heading = '';
  let text = '';
  let isText = false;
  let isHeading = false;
  let aside = 0;
  /** Cells of the open row; a table in a cell is a part of the cell. */
  let row: string[] | undefined;
  let tables = 0;
  const put = () => {
    const line = text.trim();
    text = '';
    if (line === '') return;
    if (isHeading) heading = line;
    else out.block({ text: line, unitNo: null, heading });
    putNotes();
  };
  await file.read(DOCUMENT, {
    open: (name, attributes) => {
      sight.open(name, attributes);
      if (name === 'tbl') tables += 1;
      if (name === 'tr' && tables === 1) row = [];
      if (name === 'p' && tables === 0) [text, isHeading] = ['', false];
      if (name === 'pStyle') isHeading = tables === 0 && headings.has(attributes['w:val'] ?? '');
      if (name === 'outlineLvl') isHeading = tables === 0 && Number(attributes['w:val'] ?? 9) < 9;
      // What is read aloud above a word stands in the word already; Word keeps old drawings a second time.
      if (name === 'rt' || name === 'Fallback') aside += 1;
      if (name === 'footnoteReference' && sight.isSeen) notes.push(footnotes.get(attributes['w:id'] ?? '') ?? '');
      if (name === 'endnoteReference' && sight.isSeen) notes.push(endnotes.get(attributes['w:id'] ?? '') ?? '');
      if (name === 'tab' && text !== '') text += '\t';
      if (name === 'br') text += '\n';
      isText = name === 't' && aside === 0 && sight.isSeen;
    },
    text: (piece) => {
      if (isText) text += piece;
    },
    close: (name) => {
      sight.close(name);
      isText = false;
      if (name === 'rt' || name === 'Fallback') aside -= 1;
      if (name === 'p') {
        if (tables === 0) put();
        else text += ' ';
      }
      if (name === 'tc' && tables === 1) {
        row?.push(text.replace(/\s+/g, ' ').trim());
        text = '';
      }
      if (name === 'tr' && tables === 1) {
        if (row?.some((cell) => cell !== '')) out.block({ text: row.join(' | '), unitNo: null, heading });
        row = undefined;
      }
      if (name === 'tbl') tables -= 1;
      if (name === 'tbl' && tables === 0) putNotes();
    },
  });
};
