import type { LeftOutReason } from '@dure/contract/authoring/contents/left-out.text';

/** What documents hold, as the table of `docs/contents.md` lists it, each with how it is read where it can be. */
export const KINDS = {
  table: 'row by row, `a \\| b`',
  'table in a cell': 'within its cell',
  formula: '`$…$`; of a PDF fractions, roots and sums by their places',
  'formula TeX cannot say': 'as typed, or `[…]`',
  'raised, lowered': '`$10^{6}$`; of Excel `10⁶`',
  'automatic number': 'as it is seen',
  caption: 'above or below, as it is seen',
  'text box': 'after its paragraph, or by its place',
  note: 'after its paragraph, or where it stands',
  'diagram, chart': 'its words',
  'sign that is an element': 'as the sign',
  'alternate content': 'once',
  'heading of two lines': 'as one',
  'headings in a row': 'as a path, none lost',
  columns: 'one after the other',
  'hyphen of a line end': 'as one word',
  ruby: 'the word below it',
  'form field': 'its value',
  'header, footer': 'text of an HTML file, not read elsewhere',
  'number of a page': 'not read; Hancom’s is no text',
  'struck out': 'not read where the file tells it; as typed elsewhere',
  hidden: 'not read',
  'hidden slide, sheet': 'not read',
  comment: 'not read; of Markdown as typed, of HTML not text',
  'embedded object': 'not read',
  'speaker’s note': 'apart from the text',
} as const;
export type Kind = keyof typeof KINDS;

/** A small document of one kind, and what must come of it. */
export interface Cell {
  readonly file: () => Uint8Array | string | Promise<Uint8Array>;
  /** Paragraphs in their order, each with its heading in brackets. */
  readonly read: string;
  /** Why it, or something of it, is left out. */
  readonly told?: LeftOutReason;
  readonly notes?: string;
}
/** What a format can hold; what is not there cannot occur in it. */
export type Cells = Partial<Record<Kind, Cell>>;
