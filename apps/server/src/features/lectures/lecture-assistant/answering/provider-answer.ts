import type { AssistantTone } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
import { citedBy, numbered, type SaidSentence, spaced } from '../../../../kernel/ai/cited-answer.ts';
import { readPrompt } from '../../../../kernel/ai/prompt.ts';
import { assistantText } from '../lecture-assistant.text.ts';
import type { Retrieved } from '../retrieval/retrieve.service.ts';
import type { Answered } from './extract.ts';
import { sourcesOf } from './sources.ts';

export const ANSWER_PROMPT = readPrompt(import.meta.url, 'answer');
export const BEYOND_PROMPT = readPrompt(import.meta.url, 'beyond');
export interface AskedOf {
  readonly question: string;
  readonly quote: string;
  readonly tone: AssistantTone;
  readonly isHint: boolean;
}

/** What is told of a question, the passages under their numbers; whatever they say stands in the data alone. */
export function answerData(
  { question, quote, tone, isHint }: AskedOf,
  found: readonly Pick<Retrieved, 'heading' | 'text'>[],
): Record<string, string> {
  return {
    question,
    ...(quote !== '' && { quote }),
    tone: assistantText.tones[tone],
    way: isHint ? assistantText.ways.hint : assistantText.ways.answer,
    ...(found.length > 0 && { passages: numbered(found) }),
  };
}

/** What was said, with the sources that it was given. */
export function checkedAnswer(said: readonly SaidSentence[], found: readonly Retrieved[]): Answered {
  const cited = citedBy(said, found);
  return { sentences: cited.sentences, sources: sourcesOf(cited) };
}

/** What was said without the materials. */
export const beyondAnswer = (said: readonly SaidSentence[]): Answered => ({
  sentences: said.map(({ text }) => ({ text: spaced(text), sources: [] })).filter(({ text }) => text !== ''),
  sources: [],
});
