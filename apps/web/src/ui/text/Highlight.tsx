import { Fragment } from 'react';
import { splitByWords } from './split-by-words.ts';

export interface HighlightProps {
  readonly text: string;
  readonly words: readonly string[];
}

/** Marks the words wherever they stand in the text. */
export function Highlight({ text, words }: HighlightProps) {
  return splitByWords(text, words).map(({ start, part, isWord }) =>
    isWord ? <mark key={start}>{part}</mark> : <Fragment key={start}>{part}</Fragment>,
  );
}
