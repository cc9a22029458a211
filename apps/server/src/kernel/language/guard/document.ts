import { SWAYS } from './document.text.ts';
import { readDocument } from './guard.ts';

/** A passage of a document without orders to whoever reads it, line by line. */
export const cleanDocument = (text: string): string =>
  readDocument(text)
    .split('\n')
    .filter((line) => !SWAYS.some((words) => words.test(line)))
    .join('\n');
