import { sentencesOf } from '../text/sentences.ts';
import { wordsOf } from '../text/words.ts';
import { CREDIT } from './credit.text.ts';
import type { Quiz } from './quiz.ts';

/** More points than a model answer makes; the rest of a longer one counts with its whole. */
const MAX_POINTS = 24;
const FEWEST_WORDS = 2;

/** The model answer without marks of credit. */
export const modelText = ({ modelAnswer, keywords }: Quiz): string =>
  modelAnswer.trim() === '' ? keywords.join('\n') : modelAnswer.replace(CREDIT, ' ');

/** What an answer is asked to say, point by point: the sentences and lines of the model answer, and each keyword. */
export function pointsOf(quiz: Quiz): string[] {
  const text = modelText(quiz);
  const said = sentencesOf(text).filter((sentence) => wordsOf(sentence).length >= FEWEST_WORDS);
  const points = [...said.slice(0, MAX_POINTS), ...(quiz.modelAnswer.trim() === '' ? [] : quiz.keywords)];
  return points.length > 0 || text.trim() === '' ? points : [text];
}
