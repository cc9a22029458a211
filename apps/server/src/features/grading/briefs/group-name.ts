import { shortened } from '@dure/contract/markdown/shortened';
import { plainQuestion } from '@dure/contract/markdown/plain-question';
import { sentencesOf } from '../../../kernel/language/text/sentences.ts';
import { briefsText } from './briefs.text.ts';

const LETTERS = 28;
/** Answers that are looked through for a sentence that is short enough to stand whole. */
const LOOKED_AT = 3;

/** What a group is called without a provider: a sentence of its most typical answers, in their own words. */
export function groupName(typical: readonly string[]): string {
  const sentences = typical.slice(0, LOOKED_AT).flatMap((text) => sentencesOf(plainQuestion(text)));
  const lengthOf = (sentence: string) => [...sentence].length;
  const whole = sentences.find((sentence) => lengthOf(sentence) <= LETTERS);
  return briefsText.quoted(whole ?? shortened(sentences[0] ?? '', LETTERS));
}
