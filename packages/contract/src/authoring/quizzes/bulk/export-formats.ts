/** What quizzes are taken along as. */
export const EXPORT_FORMATS = [
  'csv',
  'docx',
  'moodle',
  'gift',
  'qti',
  'qti2',
  'qti12',
  'cc11',
  'cc12',
  'cc13',
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
/** Quizzes of one file at most; the newest ones where there are more. */
export const MAX_EXPORTED = 2000;
