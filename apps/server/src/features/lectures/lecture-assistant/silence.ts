/** Whoever gave no sign of life for so long has died over an answer. */
export const SILENT_MS = 15_000;
