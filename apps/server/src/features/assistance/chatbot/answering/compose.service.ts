import type { ChatbotAnswer } from '@dure/contract/assistance/chatbot/chatbot.views';
import { v7 as uuidv7 } from 'uuid';
import { CITED_TOKENS, citedBy, citedShape, numbered, wholeSentences } from '../../../../kernel/ai/cited-answer.ts';
import { AiFailure } from '../../../../kernel/ai/failure.ts';
import { readPrompt } from '../../../../kernel/ai/prompt.ts';
import type { Cited } from '../../../../kernel/language/search/cited.ts';
import { extractFrom } from '../../../../kernel/language/search/extract.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { AiStopped, askAi, stopSentence } from '../../ai/ai.public.ts';
import { chatbotText } from '../chatbot.text.ts';
import { findFor, type Found, toldOf } from './found.service.ts';
import type { Asked } from './pointed-to.ts';

export const CHATBOT_PROMPT = readPrompt(import.meta.url, 'answer');
/** Sentences of help texts in an answer of the built-in tools. */
const MOST = 3;

export type Composed = Omit<ChatbotAnswer, 'leftToday'>;
type Part = Pick<Composed, 'sentences' | 'items' | 'sources'>;

const NOTHING: Part = { sentences: [], items: [], sources: [] };

/** A sentence rests on passages, the answer shows the things that these are about. */
function partOf({ sentences, named }: Cited<{ readonly of: Found }>): Part {
  return {
    sentences: [...sentences],
    items: named.flatMap(({ passage }) => passage.of.items),
    sources: named.map(({ passage, no }) => ({ no, ...passage.of.source })),
  };
}

/** What is told of a question; whatever people wrote stands in the data alone. */
export const chatbotData = ({ question, before }: Asked, found: readonly Found[]): Record<string, string> => ({
  ...(before.length > 0 && { earlier: before.join('\n') }),
  question,
  passages: numbered(found.map(toldOf)),
});

/** What stands there: what a tool found, whole, or the sentences of the help texts that answer best. */
export function builtIn({ found, weights }: Awaited<ReturnType<typeof findFor>>): Part {
  const [best] = found;
  if (!best) return NOTHING;
  const of = { of: best, ...best };
  if (best.kind === 'TOOL')
    return partOf({ sentences: [{ text: best.text, sources: [1] }], named: [{ passage: of, no: 1, quote: '' }] });
  const helps = found
    .filter(({ kind }) => kind === 'HELP')
    .map((one) => ({ of: one, text: one.text, score: one.score }));
  return partOf(extractFrom(helps, weights, MOST, null));
}

async function ofProvider(
  unit: Unit,
  asked: Asked,
  found: readonly Found[],
  stop: AbortSignal,
  onPart: (part: Part) => void,
): Promise<Part> {
  const passages = found.map((of) => ({ of, text: toldOf(of).text }));
  let heard = 0;
  const { value } = await askAi(unit.services, {
    tenantId: unit.tenantId,
    memberId: unit.memberId,
    purpose: 'CHATBOT',
    clubSequence: null,
    key: `chatbot:${uuidv7()}`,
    prompt: CHATBOT_PROMPT,
    data: chatbotData(asked, found),
    names: [unit.me.nickname],
    schema: citedShape,
    maxOutputTokens: CITED_TOKENS,
    stop,
    onPart: (writing) => {
      const said = wholeSentences(writing);
      if (said.length <= heard) return;
      heard = said.length;
      const part = partOf(citedBy(said, passages));
      if (part.sentences.length > 0) onPart(part);
    },
  });
  return partOf(citedBy(value.sentences, passages));
}

/** Why the built-in tools answer, for people; where no provider is chosen that is as usual. */
function noticeOf(error: AiStopped | AiFailure): string | null {
  if (error instanceof AiStopped) return error.reason === 'off' ? null : stopSentence(error.reason);
  return error.fault === 'timeout' ? chatbotText.notices.slow : chatbotText.notices.failed;
}

/** Answers a question by the tenant's provider, sentence by sentence as it comes, or by the built-in tools. */
export async function compose(
  unit: Unit,
  asked: Asked,
  stop: AbortSignal,
  onProgress: (progress: Composed) => void,
): Promise<Composed> {
  const retrieval = await findFor(unit, asked);
  const whole = (part: Part, isBuiltIn: boolean, notice: string | null = null): Composed => ({
    ...part,
    isBuiltIn,
    notice,
    answerState: part.sentences.length === 0 ? 'NOT_FOUND' : 'ANSWERED',
  });
  if (retrieval.found.length === 0) return whole(NOTHING, true);
  let came: Composed | undefined;
  try {
    const said = await ofProvider(unit, asked, retrieval.found, stop, (part) => {
      came = { ...part, isBuiltIn: false, notice: null, answerState: 'ANSWERING' };
      onProgress(came);
    });
    return whole(said, false);
  } catch (error) {
    if (!(error instanceof AiStopped || error instanceof AiFailure)) throw error;
    // A provider that died in the middle: what came of it stays, and is marked.
    return came ? { ...came, answerState: 'BROKEN' } : whole(builtIn(retrieval), true, noticeOf(error));
  }
}
