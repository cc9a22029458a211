import { wordCharactersOf, plain } from '../text/plain.ts';
import { DECLINES } from './says-nothing.text.ts';

const EDGES = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu;

/** Whether an answer gives none: no letters, or only the words by which people decline. */
export const saysNothing = (text: string): boolean =>
  wordCharactersOf(plain(text)) === '' || DECLINES.test(plain(text).replace(EDGES, '').replace(/\s+/gu, ' '));
