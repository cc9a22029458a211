import type { AssistantScope } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
import type { Assistant } from '@dure/contract/lectures/lecture-clubs/assistant';
import { CITED_TOKENS, citedShape, type SaidSentence, wholeSentences } from '../../../../kernel/ai/cited-answer.ts';
import { AiFailure } from '../../../../kernel/ai/failure.ts';
import { namesToHide } from '../../../../kernel/ai/personal.ts';
import { cleanDocument } from '../../../../kernel/language/guard/document.ts';
import { LEAST_SCORE } from '../../../../kernel/language/search/terms.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { AiStopped, askAi } from '../../../assistance/ai/ai.public.ts';
import { listNicknames } from '../../../clubs/clubs/clubs.public.ts';
import type { AnswerStop } from '../lecture-assistant.text.ts';
import { retrieve, type Retrieval, type Retrieved } from '../retrieval/retrieve.service.ts';
import { extract, hintAt, withoutWords, type Answered } from './extract.ts';
import {
  ANSWER_PROMPT,
  answerData,
  type AskedOf,
  BEYOND_PROMPT,
  beyondAnswer,
  checkedAnswer,
} from './provider-answer.ts';

/** A question as it stands in the club. */
export interface Asked {
  readonly tenantId: string;
  /** Who asks; null where nobody waits for it. */
  readonly memberId: string | null;
  readonly clubSequence: number;
  readonly studySequence: number | null;
  readonly scope: AssistantScope;
  readonly question: string;
  readonly quote: string;
  readonly isHint: boolean;
  /** Whether notes of speakers may answer: to nobody but who runs the club. */
  readonly withNotes?: boolean;
  readonly settings: Pick<Assistant, 'tone' | 'beyondMaterials'>;
  /** Names the question to a provider: asked again under it, it is not paid twice. */
  readonly key: string;
  /** Ends the provider's call. */
  readonly stop?: AbortSignal;
}

export interface Composed extends Answered {
  readonly state: 'ANSWERING' | 'ANSWERED' | 'HINTED' | 'NOT_FOUND' | 'BROKEN';
  readonly isBeyond: boolean;
  readonly model: string | null;
  readonly stop: AnswerStop | null;
}

/** Hears an answer as far as it has come. */
export type OnProgress = (progress: Composed) => void;

/** Passages that are looked at, and those of them that an answer may rest on. */
const LOOKED_AT = 8;
const RESTS_ON = 5;

/** What is searched for a question: with the words of the passage that it is about. */
export const searchFor = (
  { database }: Pick<Services, 'database'>,
  { question, quote, withNotes = false, ...place }: Asked,
): Promise<Retrieval> => retrieve(database, place, `${question}\n${quote}`, LOOKED_AT, withNotes);

/** Those that say enough of what is asked, without what speaks to whoever reads them. */
export const usable = ({ found }: Pick<Retrieval, 'found'>): Retrieved[] =>
  found
    .filter(({ score }) => score >= LEAST_SCORE)
    .slice(0, RESTS_ON)
    .map((one) => ({ ...one, text: cleanDocument(one.text) }))
    .filter(({ text }) => text.trim() !== '');

/** Of a provider's answer that is not whole nobody knows yet which model wrote it. */
const UNNAMED = '';
const NOTHING = { sentences: [], sources: [], state: 'NOT_FOUND', isBeyond: false } as const;

async function ofProvider(
  services: Services,
  asked: Asked,
  found: readonly Retrieved[],
  isBeyond: boolean,
  onPart?: (part: Answered) => void,
) {
  const { question, quote, isHint, settings } = asked;
  const told: AskedOf = { question, quote, isHint, tone: settings.tone };
  const check = (said: readonly SaidSentence[]) => {
    const checked = isBeyond ? beyondAnswer(said) : checkedAnswer(said, found);
    return isHint ? withoutWords(checked) : checked;
  };
  let heard = 0;
  const hear = (part: unknown) => {
    const said = wholeSentences(part);
    if (said.length <= heard) return;
    heard = said.length;
    onPart?.(check(said));
  };
  const { tenantId, memberId, clubSequence } = asked;
  const [people] = await services.database.read(tenantId, listNicknames({ tenantId, club: clubSequence }));
  const { value, model } = await askAi(services, {
    tenantId,
    memberId,
    purpose: 'ASSISTANT',
    clubSequence,
    key: `${asked.key}:${isHint ? 'hint' : 'answer'}${isBeyond ? ':beyond' : ''}`,
    prompt: isBeyond ? BEYOND_PROMPT : ANSWER_PROMPT,
    data: answerData(told, found),
    // A name that a material holds is one of its words, and is quoted with them.
    names: namesToHide(people, ...found.map(({ text }) => text)),
    schema: citedShape,
    maxOutputTokens: CITED_TOKENS,
    stop: asked.stop,
    ...(onPart && { onPart: hear }),
  });
  return { ...check(value.sentences), model };
}

/** What a provider says without the materials; throws as `askAi` does. */
export const withoutMaterials = (services: Services, asked: Asked) => ofProvider(services, asked, [], true);

/** An answer without the materials, where the club allows that and a provider knows one. */
async function beyond(services: Services, asked: Asked): Promise<Composed> {
  if (!asked.settings.beyondMaterials) return { ...NOTHING, model: null, stop: null };
  try {
    const said = await withoutMaterials(services, asked);
    return said.sentences.length === 0
      ? { ...NOTHING, model: said.model, stop: null }
      : { ...said, state: 'ANSWERED', isBeyond: true, stop: null };
  } catch (error) {
    if (error instanceof AiStopped || error instanceof AiFailure) return { ...NOTHING, model: null, stop: null };
    throw error;
  }
}

/**
 * Answers out of the passages that were found: a provider does, or else the built-in tools with sentences as they stand there.
 * Nothing is said that no passage holds, unless the club allows that.
 */
export async function compose(
  services: Services,
  asked: Asked,
  retrieval: Retrieval,
  onProgress: OnProgress = () => {},
): Promise<Composed> {
  const found = usable(retrieval);
  if (found.length === 0) return beyond(services, asked);
  const state = asked.isHint ? 'HINTED' : 'ANSWERED';
  let came: Composed | undefined;
  const hear = (part: Answered) => {
    if (part.sentences.length === 0) return;
    came = { ...part, state: 'ANSWERING', isBeyond: false, model: UNNAMED, stop: null };
    onProgress(came);
  };
  try {
    const said = await ofProvider(services, asked, found, false, hear);
    return said.sentences.length === 0
      ? await beyond(services, asked)
      : { ...said, state, isBeyond: false, stop: null };
  } catch (error) {
    const stop = error instanceof AiStopped ? error.reason : error instanceof AiFailure ? 'failed' : undefined;
    if (stop === undefined) throw error;
    // A provider that died in the middle: what came of it stays, and is marked.
    if (came) return { ...came, state: 'BROKEN' };
    const { question, quote } = asked;
    const searched = { question, quote, found, weights: retrieval.weights };
    const said = asked.isHint ? hintAt(searched) : extract(searched, asked.settings.tone);
    return said.sentences.length === 0
      ? { ...NOTHING, model: null, stop }
      : { ...said, state, isBeyond: false, model: null, stop };
  }
}

/** What materials and verified answers say to a question that stands outside of a conversation. */
export const answerFrom = async (services: Services, asked: Asked): Promise<Composed> =>
  compose(services, asked, await searchFor(services, asked));
