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

/** The name of a field of QTI 1.2 that says the same of an item. */
export const KEPT_FIELD = 'dure';

/** The first line of a GIFT file of this product, a comment to others: its texts are read as they stand. */
export const GIFT_HEAD = '// Dure: markdown';
/** What begins a comment of such a file that says something of the next question. */
export const giftMark = (as: KeptAs): string => `// ${KEPT_CLASS}${as}: `;
