/** What is registered in bulk: links of one's content library, quizzes, or quizzes whose answers the AI writes. */
export const BULK_TYPES = ['content', 'quiz', 'quiz-ai'] as const;
export type BulkType = (typeof BULK_TYPES)[number];

const ABOUT = ['jobGroup', 'jobs', 'jobLevels', 'tags'] as const;

/** The columns of each table, in the order in which the cells of a row stand. */
export const BULK_COLUMNS = {
  content: ['title', 'contentUrl', 'contentType'],
  quiz: ['question', 'modelAnswer', 'modelAnswerKeywords', ...ABOUT, 'rubric', 'content'],
  'quiz-ai': ['content', 'question', 'modelAnswer', 'modelAnswerKeywords', ...ABOUT],
} as const satisfies Record<BulkType, readonly string[]>;
export type BulkColumn = (typeof BULK_COLUMNS)[BulkType][number];

/** Bytes of a bulk file (decisions, section 5); its rows are at most `MAX_NEW_QUIZZES`. */
export const MAX_BULK_BYTES = 20 * 1024 * 1024;
/** Characters of a cell, as many as spreadsheets hold. */
export const MAX_BULK_CELL = 32_767;

/**
 * What a note at a row says. `check` is something to look at. Of what was made elsewhere, `taken` stands in another place,
 * `left` is not carried over, `guessed` was decided or written by a tool.
 */
export const NOTE_KINDS = ['check', 'taken', 'left', 'guessed'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];
