/** What this product says of its own texts in the files that it writes: that one is Markdown, a model answer or keywords. */
export const KEPT_AS = {
  markdown: 'markdown',
  modelAnswer: 'model-answer',
  keywords: 'keywords',
  rubric: 'rubric',
} as const;
export type KeptAs = (typeof KEPT_AS)[keyof typeof KEPT_AS];
/** The same where a format has no attribute of ours: a class of the element. */
export const KEPT_CLASS = 'dure-';

/** The property of a Word document that says of its text that it is Markdown as it stands. */
export const KEPT_PROPERTY = 'dure';

/** The first line of a GIFT file of this product, a comment to others: its texts are read as they stand. */
export const GIFT_HEAD = '// Dure: markdown';
