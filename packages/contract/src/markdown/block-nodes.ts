export type Alignment = 'left' | 'center' | 'right' | undefined;

/** What begins a line of a list, as it was typed: `-`, `1)`; `☑` and `☐` for a task. */
export interface ListItem {
  readonly mark: string;
  readonly blocks: readonly Block[];
}

/** A part of a Markdown text. Lines, headings and cells are still Markdown, for `readInline`; code and formulas are as typed. */
export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'heading'; readonly level: number; readonly line: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly ListItem[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'formula'; readonly tex: string }
  /** The first row is the head; rows may be of different length. */
  | { readonly kind: 'table'; readonly alignments: readonly Alignment[]; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'rule' };
