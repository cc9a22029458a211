import { FEWEST_ANSWERS } from '@dure/contract/grading/briefs/brief-rules';
import { AiFailure } from '../../../kernel/ai/failure.ts';
import { namesToHide } from '../../../kernel/ai/personal.ts';
import type { Services } from '../../../kernel/unit.ts';
import { AiStopped, askAi, modelOf } from '../../assistance/ai/ai.public.ts';
import { listNicknames } from '../../clubs/clubs/clubs.public.ts';
import { passagesOf, untilRead } from '../../authoring/contents/contents.public.ts';
import type { BriefTask } from './brief-found.ts';
import {
  findBrief,
  findBriefQuiz,
  findStanding,
  giveUpBrief,
  keepBrief,
  listPreAnswers,
  type MadeBrief,
  type OfQuiz,
} from './briefs.queries.ts';
import { briefsText } from './briefs.text.ts';
import { BUILT_IN_MODEL } from './built-in-brief.ts';
import { BRIEF_OUTPUT_TOKENS, BRIEF_PROMPT, briefQuestion, briefShape, foundOf, PASSAGES } from './provider-brief.ts';
import { readText } from './reading-answers.policy.ts';
import { runInChild } from '../../../kernel/child-process/run-in-child.ts';
import { Semaphore } from '../../../kernel/semaphore.ts';
import type { BriefResults, BriefWord, BriefWork } from './brief-work.ts';

const CHILD = new URL('./brief-work.child.ts', import.meta.url);
/** The longest content that is read has four million characters. */
const LIMITS = { seconds: 120, silentSeconds: 120, heapMegabytes: 384, memoryBytes: 700 * 1024 * 1024 };
const oneAtATime = new Semaphore(1);

/** Does the work in a process of its own, one at a time: the server answers meanwhile. */
function workInChild<Kind extends BriefWork['kind']>(
  work: BriefWork & { readonly kind: Kind },
): Promise<BriefResults[Kind]> {
  return oneAtATime.take(async () => {
    const ended = await runInChild<BriefWork, BriefWord, BriefWord>(CHILD, work, LIMITS, (word) => word);
    if ('failure' in ended) throw new Error(`Grouping ended: ${ended.failure}`);
    return ended.done as BriefResults[Kind];
  });
}

/** What the queue keeps of a brief that is to be made; the instant as ISO. */
export interface BriefAsked extends OfQuiz {
  readonly askedAt: string;
}

type Made = Omit<MadeBrief, 'answers_hash' | 'total_count'>;

/** Groups by the tenant's provider, or, where none is asked or it fails, by the built-in tools, which says why. */
async function group(services: Services, asked: BriefAsked, task: BriefTask): Promise<Made> {
  const { tenantId, club, quiz, askedAt } = asked;
  const builtIn = async (reason: string): Promise<Made> => ({
    found: await workInChild({ kind: 'groups', task }),
    read_count: task.answers.length,
    model: BUILT_IN_MODEL,
    prompt_version: '1',
    reason,
  });
  try {
    const about = `${task.quiz.question} ${task.quiz.model_answer}`;
    const texts = task.passages.map(({ text }) => text);
    const isAsked = texts.length > 0 && (await modelOf(services, tenantId)) !== null;
    const near = isAsked ? await workInChild({ kind: 'near', texts, about, count: PASSAGES }) : [];
    const question = briefQuestion(task, near);
    const { value, model, prompt } = await askAi(services, {
      tenantId,
      memberId: null,
      purpose: 'GROUPS',
      clubSequence: club,
      // A crash in between asks the same; who wants another brief asks anew.
      key: `brief/${club}/${quiz}/${askedAt}/${BRIEF_PROMPT.version}`,
      prompt: BRIEF_PROMPT,
      data: question.data,
      names: task.names,
      schema: briefShape,
      maxOutputTokens: BRIEF_OUTPUT_TOKENS,
    });
    return {
      found: foundOf(task, question, value),
      read_count: question.sent.length + question.silentCount,
      model,
      prompt_version: prompt,
      reason: '',
    };
  } catch (error) {
    if (error instanceof AiStopped) return builtIn(error.sentence);
    if (error instanceof AiFailure) return builtIn(briefsText.failed);
    throw error;
  }
}

/** What the quiz's content says, once it was read: a brief that began sooner would never lead to it. */
async function readPassages(services: Services, tenantId: string, content: number | null) {
  if (content === null) return [];
  await untilRead(services, tenantId, content);
  const [passages] = await services.database.read(tenantId, passagesOf(tenantId, content));
  return passages;
}

/** Makes the brief that was asked for, whole and once; to be called in a job. */
export async function makeBrief(services: Services, asked: BriefAsked): Promise<void> {
  const { database, clock } = services;
  const { tenantId } = asked;
  const askedAt = new Date(asked.askedAt);
  const [[brief], [quiz], [standing], answers, nicknames] = await database.read(
    tenantId,
    findBrief(asked),
    findBriefQuiz(asked),
    findStanding(asked),
    listPreAnswers(asked),
    listNicknames(asked),
  );
  if (!quiz || brief?.asked_at?.getTime() !== askedAt.getTime()) return;
  if (standing!.total < FEWEST_ANSWERS) {
    await database.transaction(tenantId, (transaction) => transaction.change(giveUpBrief(asked, askedAt)));
    return;
  }
  const passages = await readPassages(services, tenantId, quiz.content_sequence);
  const names = namesToHide(nicknames, quiz.question, quiz.model_answer);
  const read = answers.map(({ answer_sequence, pre_text }) => ({
    sequence: answer_sequence,
    text: readText(pre_text, quiz, names),
  }));
  const made = await group(services, asked, { quiz, answers: read, passages, names });
  const kept = keepBrief(
    asked,
    askedAt,
    { ...made, answers_hash: standing!.hash, total_count: standing!.total },
    clock.now(),
  );
  await database.transaction(tenantId, (transaction) => transaction.change(kept));
}
