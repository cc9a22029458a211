import { createHash } from 'node:crypto';
import type { FeedbackDraft } from '@dure/contract/grading/feedback-drafts/feedback-drafts.endpoints';
import { MAX_FEEDBACK_LENGTH } from '@dure/contract/answering/answers/answer-limits';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { z } from 'zod';
import { AiFailure } from '../../../kernel/ai/failure.ts';
import { namesToHide } from '../../../kernel/ai/personal.ts';
import { readPrompt } from '../../../kernel/ai/prompt.ts';
import { readAnswer } from '../../../kernel/language/guard/guard.ts';
import type { Services } from '../../../kernel/unit.ts';
import { AiStopped, askAi, stopSentence } from '../../assistance/ai/ai.public.ts';
import { listNicknames } from '../../clubs/clubs/clubs.public.ts';
import { listTemplates } from '../feedback-templates/feedback-templates.public.ts';
import { builtInGrader, listEvaluations } from '../grading/grading.public.ts';
import { builtInFeedback, type Evaluated, type Template } from './built-in-feedback.ts';
import {
  type Answered,
  failDraft,
  findAnswered,
  findDraft,
  keepDraft,
  listEarlier,
  type OfDraft,
} from './feedback-drafts.queries.ts';

export const FEEDBACK_JOB = 'feedback-draft';
const PROMPT = readPrompt(import.meta.url, 'feedback');
const OUTPUT_TOKENS = 1200;
const TEMPLATES = 12;

const shape = z.object({
  feedback: z.string().min(1).max(Math.min(2000, MAX_FEEDBACK_LENGTH)),
  followed: z.array(z.number().int()).max(TEMPLATES),
});

/** Whose draft on which answer of which club. */
interface Wish extends Pick<OfDraft, 'tenantId' | 'answerSequence' | 'memberId'> {
  readonly club: number;
}
/** What the queue keeps of a draft that is to be made; the instant as ISO. */
export interface DraftAsked extends Wish, OfDraft {
  readonly askedAt: string;
}

/** What a draft rests on. */
interface Ground {
  readonly found: Evaluated;
  readonly templates: readonly Template[];
  readonly names: readonly string[];
  readonly earlierCount: number;
  readonly data: Readonly<Record<string, string>>;
  /** A fingerprint of all of it. */
  readonly about: string;
}

/** What was found of the answer; where nobody looked at it yet, what the built-in grader finds. */
async function evaluated(answer: Answered, kept: Evaluated | undefined): Promise<Evaluated> {
  if (kept) return kept;
  const task = {
    question: answer.question,
    modelAnswer: answer.model_answer,
    keywords: answer.model_answer_keywords,
    rubric: answer.rubric as unknown as RubricCriterion[],
    examples: [],
    notes: [],
    answer: answer.final_text ?? '',
  };
  return builtInGrader.grade(task, new AbortController().signal);
}

const withoutEmpty = (parts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''));

/** Null where the answer is no more. */
export async function groundOf({ database }: Services, wish: Wish): Promise<Ground | null> {
  const { tenantId, answerSequence: sequence, memberId, club } = wish;
  const [[answer], [row], templates, earlier, people] = await database.read(
    tenantId,
    findAnswered(tenantId, sequence),
    listEvaluations({ tenantId, sequences: [sequence] }),
    listTemplates({ tenantId, memberId, club }, { page: 1, size: TEMPLATES }),
    listEarlier(tenantId, memberId, sequence),
    listNicknames({ tenantId, club }),
  );
  if (!answer) return null;
  const kept = row && {
    justification: row.justification,
    criteria: row.criteria as unknown as Evaluated['criteria'],
    keywordsHit: row.keywords_hit,
    keywordsMissed: row.keywords_missed,
    suggestion: row.suggestion,
  };
  const found = await evaluated(answer, kept);
  const { question, model_answer: modelAnswer, model_answer_keywords: keywords, final_text, grade } = answer;
  const data = withoutEmpty({
    question,
    modelAnswer,
    answer: readAnswer(final_text ?? '', { question, modelAnswer, keywords }).text,
    grade: grade === null ? '' : String(grade),
    evaluation: JSON.stringify(found),
    templates: templates.map(({ title, text }, at) => `[${at + 1}] ${title}\n${text}`).join('\n\n'),
    earlier: earlier.map(({ text }) => text).join('\n\n---\n\n'),
  });
  const about = createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 16);
  const names = namesToHide([...people, ...earlier], question, modelAnswer);
  return { found, templates, names, earlierCount: earlier.length, data, about };
}

async function write(services: Services, asked: DraftAsked, ground: Ground): Promise<FeedbackDraft> {
  const { tenantId, answerSequence, memberId, club, turn } = asked;
  const { found, templates, names, earlierCount, data, about } = ground;
  try {
    const { value, model } = await askAi(services, {
      tenantId,
      memberId,
      purpose: 'FEEDBACK',
      clubSequence: club,
      key: `feedback/${answerSequence}/${memberId}/${turn}/${about}/${PROMPT.version}`,
      prompt: PROMPT,
      data,
      names,
      schema: shape,
      maxOutputTokens: OUTPUT_TOKENS,
    });
    const followed = value.followed.flatMap((no) => templates[no - 1]?.title ?? []);
    const by = { isBuiltIn: false, model, notice: null, templates: followed, earlierCount };
    return { text: value.feedback.trim(), ...by };
  } catch (error) {
    if (!(error instanceof AiStopped)) throw error;
    const notice = stopSentence(error.reason);
    return { ...builtInFeedback(found, templates), isBuiltIn: true, model: null, notice, earlierCount: 0 };
  }
}

/**
 * Drafts what was asked for, once: whoever comes to it as well waits for the same call of the provider. Null where it failed,
 * or is wanted no longer. To be called in a job, or beside one by whoever has read the ground just now.
 */
export async function makeDraft(services: Services, asked: DraftAsked, known?: Ground): Promise<FeedbackDraft | null> {
  const { database } = services;
  const { tenantId } = asked;
  const askedAt = new Date(asked.askedAt);
  const [[row]] = await database.read(tenantId, findDraft(asked));
  if (!row || row.asked_at.getTime() !== askedAt.getTime() || row.has_failed) return null;
  if (row.draft !== null) return row.draft as unknown as FeedbackDraft;
  const ground = known ?? (await groundOf(services, asked));
  if (!ground) return null;
  try {
    const draft = await write(services, asked, ground);
    await database.transaction(tenantId, (transaction) => transaction.change(keepDraft(asked, askedAt, draft)));
    return draft;
  } catch (error) {
    if (!(error instanceof AiFailure)) throw error;
    await database.transaction(tenantId, (transaction) => transaction.change(failDraft(asked, askedAt)));
    return null;
  }
}
