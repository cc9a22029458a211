import { shortened } from '@dure/contract/markdown/shortened';
import { plainWhole } from '@dure/contract/markdown/plain-question';

const MAX_CLIP = 40;
const BULLET = /^[-*+•·]\s+/u;
const ENDS_SENTENCE = /[.。!?\s]/u;

/** A sentence without what ends it; a full stop after a figure may belong to a date. */
function withoutEnd(sentence: string): string {
  let end = sentence.length;
  while (end > 0 && ENDS_SENTENCE.test(sentence[end - 1]!)) end -= 1;
  return /\d/.test(sentence[end - 1] ?? '') ? sentence : sentence.slice(0, end);
}

/** The beginning of a sentence in plain words, without the sign of its list, for a sentence that quotes it. */
export const clip = (text: string): string => shortened(withoutEnd(plainWhole(text).replace(BULLET, '')), MAX_CLIP);
