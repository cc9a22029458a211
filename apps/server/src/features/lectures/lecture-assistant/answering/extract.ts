import type { AnswerSentence, AnswerSource } from '@dure/contract/lectures/lecture-assistant/lecture-assistant.views';
import type { AssistantTone } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
import { extractFrom } from '../../../../kernel/language/search/extract.ts';
import { wantedOf } from '../../../../kernel/language/search/wanted.ts';
import type { Weights } from '../../../../kernel/language/search/terms.ts';
import { assistantText } from '../lecture-assistant.text.ts';
import type { Retrieved } from '../retrieval/retrieve.service.ts';
import { sourcesOf } from './sources.ts';

export interface Answered {
  readonly sentences: readonly AnswerSentence[];
  readonly sources: readonly AnswerSource[];
}

const MOST: Record<AssistantTone, number> = { FRIENDLY: 3, FORMAL: 3, BRIEF: 1 };

/** A question with the passages that may answer it, and how its terms count. */
export interface Searched {
  readonly question: string;
  /** Words of a passage that it points at. */
  readonly quote: string;
  readonly found: readonly Retrieved[];
  readonly weights: Weights;
}

/** The sentences of passages that answer best, as they stand there. */
export function extract({ question, quote, found, weights }: Searched, tone: AssistantTone): Answered {
  const said = extractFrom(found, weights, MOST[tone], wantedOf(question, quote));
  return { sentences: said.sentences, sources: sourcesOf(said) };
}

/** A hint's sources name the place alone: their words are what is to be found there. */
export const withoutWords = ({ sentences, sources }: Answered): Answered => ({
  sentences,
  sources: sources.map((source) => ({ ...source, quote: '' })),
});

/** Where to look instead of what is found there. */
export function hintAt(searched: Searched): Answered {
  const { found } = searched;
  const [source] = extract(searched, 'BRIEF').sources;
  if (!source) return { sentences: [], sources: [] };
  const heading = source.kind !== 'VERIFIED' ? found[0]!.heading : '';
  const hint = { text: assistantText.hint(source.title, heading), sources: [1] };
  return withoutWords({ sentences: [hint], sources: [source] });
}
