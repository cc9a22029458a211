/** Elements of HTML that may be written as tags within a line, always as a pair. */
export const INLINE_TAGS = ['sub', 'sup', 'u', 'kbd', 'mark', 'ins', 'del'] as const;
export type InlineTag = (typeof INLINE_TAGS)[number] | 'strong' | 'em';

/** A part of a line of Markdown. `text` is plain; `tex` is without its dollars; `address` is as it was typed. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'formula'; readonly tex: string; readonly isSetOff: boolean }
  | { readonly kind: 'picture'; readonly address: string; readonly name: string }
  | { readonly kind: 'link'; readonly address: string; readonly inner: readonly Inline[] }
  | { readonly kind: 'marked'; readonly tag: InlineTag; readonly inner: readonly Inline[] };
