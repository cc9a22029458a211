import { writingText as words } from './writing.text.ts';

/** A picture out of the clipboard has no name of its own. */
const NAMELESS = /^image\.(\w+)$/;
let pasted = 0;

const named = (file: File): File => {
  const ending = NAMELESS.exec(file.name)?.[1];
  if (ending === undefined) return file;
  pasted += 1;
  return new File([file], words.pasted(pasted, `.${ending}`), { type: file.type, lastModified: file.lastModified });
};

/**
 * The files that are pasted or dropped. What is copied in an office program has its text and a picture of it. The text
 * is meant, so nothing is taken as a file.
 */
export function filesIn(transfer: DataTransfer): File[] {
  if (transfer.types.includes('text/plain') || transfer.types.includes('text/html')) {
    const isPictureOfPage = transfer.types.includes('text/html') && !transfer.types.includes('text/plain');
    if (!isPictureOfPage) return [];
  }
  return [...transfer.files].map(named);
}
