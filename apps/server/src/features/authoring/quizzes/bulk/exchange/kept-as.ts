/** What this product says of its own texts in the files that it writes: that one is Markdown, a model answer or keywords. */
export const KEPT_AS = {
  markdown: 'markdown',
  modelAnswer: 'model-answer',
  keywords: 'keywords',
  rubric: 'rubric',
} as const;

/** The first line of a GIFT file of this product, a comment to others: its texts are read as they stand. */
export const GIFT_HEAD = '// Dure: markdown';
