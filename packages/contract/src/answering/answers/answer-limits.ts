const MEGABYTE = 1024 * 1024;

/** How well somebody understood the content, from 1. */
export const MAX_COMPREHENSION = 5;
export const MAX_ANSWER_LENGTH = 10_000;
export const MAX_PICK_REASON_LENGTH = 60;
export const MAX_ANSWER_FILES = 5;
export const MAX_ANSWER_FILE_BYTES = 20 * MEGABYTE;
export const MAX_FEEDBACK_LENGTH = 5000;
export const MAX_CRITERION_COMMENT_LENGTH = 1000;
/** What authors say to the grade that they give themselves. */
export const MAX_SELF_GRADE_NOTE_LENGTH = 1000;
export const MAX_TEMPLATE_TITLE_LENGTH = 60;
/** Answers that one bulk act may grade. */
export const MAX_BULK_ANSWERS = 100;

/** Files of an answer or of feedback: documents, pictures, text, archives. */
export const answerFiles = {
  maxCount: MAX_ANSWER_FILES,
  maxBytes: MAX_ANSWER_FILE_BYTES,
  accept: ['image', 'document', 'text', 'archive'],
} as const;

/** What an attached file is called by where the server takes it; it looks into the file and has the last word. */
export const ANSWER_FILE_ENDINGS = [
  ...['.pdf', '.docx', '.pptx', '.xlsx', '.hwp', '.hwpx', '.doc', '.ppt', '.xls', '.txt', '.md', '.csv'],
  ...['.jpg', '.jpeg', '.png', '.webp', '.avif', '.gif', '.zip'],
] as const;
