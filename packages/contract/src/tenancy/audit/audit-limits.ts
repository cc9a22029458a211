/** Characters that somebody adds to the reason of a download. */
export const MAX_DOWNLOAD_NOTE_LENGTH = 200;
