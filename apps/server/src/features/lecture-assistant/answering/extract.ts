import type { AnswerSentence, AnswerSource } from '@dure/contract/lecture-assistant/lecture-assistant.views';
import type { AssistantTone } from '@dure/contract/lecture-clubs/assistant-choices';
import { cleanDocument } from '../../../kernel/language/guard/document.ts';
import { scoreOf, termsOf, type Weights } from '../../../kernel/language/search/terms.ts';
import { lettersOf } from '../../../kernel/language/text/plain.ts';
import { sentencesOf } from '../../../kernel/language/text/sentences.ts';
import { POINTS_BACK } from '../../../kernel/language/writing/writing.text.ts';
import { assistantText } from '../lecture-assistant.text.ts';
import type { Retrieved } from '../retrieval/retrieve.service.ts';
import { GOES_ON } from './going-on.text.ts';
import { sourceOf } from './sources.ts';

export interface Answered {
  readonly sentences: readonly AnswerSentence[];
  readonly sources: readonly AnswerSource[];
}

const PASSAGES = 3;
const MOST: Record<AssistantTone, number> = { FRIENDLY: 3, FORMAL: 3, BRIEF: 1 };
/** A sentence with less of what the best one has is about something else. */
const NEAR_BEST = 0.5;
const FEWEST_LETTERS = 6;

const isBefore = (one: { rank: number; at: number }, other: { rank: number; at: number }) =>
  one.rank === other.rank && one.at === other.at - 1;

/** The sentences of passages that answer best, as they stand there, each with its source; none where all of them sway. */
export function extract(found: readonly Retrieved[], weights: Weights, tone: AssistantTone): Answered {
  const all = found.slice(0, PASSAGES).flatMap((passage, rank) =>
    sentencesOf(cleanDocument(passage.text))
      .filter((sentence) => !sentence.endsWith('?'))
      // A passage that fits lends its sentences some of that: what goes on about the same seldom names it again.
      .map((text, at) => ({ passage, rank, at, text, score: scoreOf(termsOf(text), weights) + passage.score / 4 })),
  );
  const whole = all.filter(({ text }) => lettersOf(text).length >= FEWEST_LETTERS);
  // Slides may have nothing but points of a word or two.
  const said = whole.length > 0 ? whole : all;
  const best = Math.max(0, ...said.map(({ score }) => score));
  const kept = said
    .filter(({ score }) => score >= NEAR_BEST * best)
    .toSorted((a, b) => b.score - a.score || a.rank - b.rank || a.at - b.at)
    .slice(0, MOST[tone])
    // What points back says little without what it points at.
    .flatMap((one) =>
      POINTS_BACK.test(one.text) || GOES_ON.test(one.text)
        ? [said.find((before) => isBefore(before, one)) ?? one, one]
        : [one],
    )
    .filter((one, at, both) => both.indexOf(one) === at)
    .toSorted((a, b) => a.rank - b.rank || a.at - b.at);
  const sources: AnswerSource[] = [];
  const numbers = new Map<Retrieved, number>();
  const sentences = kept.map(({ passage, text }) => {
    if (!numbers.has(passage)) {
      numbers.set(passage, sources.length + 1);
      sources.push(sourceOf(passage, sources.length + 1, text));
    }
    return { text, sources: [numbers.get(passage)!] };
  });
  return { sentences, sources };
}

/** Where to look instead of what is found there. */
export function hintAt(found: readonly Retrieved[], weights: Weights): Answered {
  const [source] = extract(found, weights, 'BRIEF').sources;
  if (!source) return { sentences: [], sources: [] };
  const heading = source.kind === 'MATERIAL' ? found[0]!.heading : '';
  return { sentences: [{ text: assistantText.hint(source.title, heading), sources: [1] }], sources: [source] };
}
