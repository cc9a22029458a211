import { evidenceFor } from '../evidence/evidence.ts';
import { plain } from '../text/plain.ts';
import { meaningOf, wordsOf } from '../text/words.ts';
import type { GradedEvidence } from './decide.ts';
import type { Quiz } from './quiz.ts';

/** Share of common words below which two answers are not compared point by point. */
const NEAR = 0.5;

const wordsIn = (said: string) => new Set(wordsOf(plain(said)).map(meaningOf));
const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>) =>
  a.intersection(b).size / Math.max(1, a.union(b).size);

/** Finds the graded answers to a quiz that say what another one says: each has every point of the other in its sense. */
export function alikeIn(quiz: Quiz, graded: readonly GradedEvidence[]): (said: string) => GradedEvidence[] {
  const finderOf = (said: string) => evidenceFor({ question: quiz.question, modelAnswer: said, keywords: [] });
  const ready = graded.map((one) => ({ one, said: one.evidence.said, words: wordsIn(one.evidence.said) }));
  const finders = new Map<string, ReturnType<typeof finderOf>>();
  const meets = (said: string, model: string) => {
    const find = finders.get(model) ?? finderOf(model);
    finders.set(model, find);
    return find(said).finding === 'met';
  };
  return (said) => {
    const words = wordsIn(said);
    return ready
      .filter((other) => overlap(words, other.words) >= NEAR && meets(said, other.said) && meets(other.said, said))
      .map(({ one }) => one);
  };
}
