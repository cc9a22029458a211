import { SWAYS } from './document.text.ts';
import { readAnswer } from './guard.ts';

const NOTHING_ASKED = { question: '', modelAnswer: '', keywords: [] };

/** A passage of a document without orders to whoever reads it, line by line. */
export const cleanDocument = (text: string): string =>
  readAnswer(text, NOTHING_ASKED)
    .text.split('\n')
    .filter((line) => !SWAYS.some((words) => words.test(line)))
    .join('\n');
