/** Name of the archive that several files come in. */
export const ARCHIVE_NAME = '첨부파일.zip';
