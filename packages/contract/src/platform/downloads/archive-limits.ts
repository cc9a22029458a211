/** What one archive of a quiz's or a club's files holds at most. A program can fetch more file by file. */
export const MAX_ARCHIVE_FILES = 2000;
export const MAX_ARCHIVE_BYTES = 2 * 1024 ** 3;
