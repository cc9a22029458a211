import { modelText } from '../grading/points.ts';
import type { Quiz } from '../grading/quiz.ts';
import { meaningOf, wordsOf } from '../text/words.ts';
import { FUNCTION_WORDS, LIGHT_WORDS } from './orders.text.ts';

/** Part of a sentence's words that the quiz or another answer must use too, for it to say something to the question. */
const LEAST_KNOWN = 0.2;

const tellingWords = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !FUNCTION_WORDS.has(word) && !LIGHT_WORDS.test(word))
    .map(meaningOf);

/**
 * The answers of a class after `readAnswer`, without sentences in words that neither the quiz nor anyone else uses.
 * They speak of something else, perhaps to the grader, and accidental matches would reward them. An answer of such
 * sentences alone stays as it is.
 */
export function onSubject(texts: readonly string[], quiz: Quiz): string[] {
  const users = new Map<string, number>();
  const count = (text: string, times: number) => {
    for (const meaning of new Set(tellingWords(text))) users.set(meaning, (users.get(meaning) ?? 0) + times);
  };
  count(`${modelText(quiz)} ${quiz.keywords.join(' ')} ${quiz.question}`, 2);
  for (const text of texts) count(text, 1);
  return texts.map((text) => {
    const kept = text.split('\n').filter((sentence) => {
      const words = tellingWords(sentence);
      return words.filter((meaning) => users.get(meaning)! > 1).length > LEAST_KNOWN * words.length;
    });
    return kept.length === 0 ? text : kept.join('\n');
  });
}
