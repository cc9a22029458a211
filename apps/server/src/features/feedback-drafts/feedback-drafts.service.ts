import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type * as endpoints from '@dure/contract/feedback-drafts/feedback-drafts.endpoints';
import type { FeedbackDraft } from '@dure/contract/feedback-drafts/feedback-drafts.endpoints';
import { MAX_FEEDBACK_LENGTH } from '@dure/contract/answers/answer-limits';
import { ANSWER_STATUS } from '@dure/contract/answers/answer-status';
import type { RubricCriterion } from '@dure/contract/quizzes/rubric';
import { z } from 'zod';
import { AiFailure } from '../../kernel/ai/failure.ts';
import { readPrompt } from '../../kernel/ai/prompt.ts';
import { readAnswer } from '../../kernel/language/guard/guard.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { AiStopped, askAi, stopSentence } from '../ai/ai.public.ts';
import { listTemplates } from '../feedback-templates/feedback-templates.public.ts';
import { builtInGrader, listEvaluations } from '../grading/grading.public.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  findTarget,
  gradeVerdict,
  permit,
  reachTarget,
} from '../quiz-access/quiz-access.public.ts';
import { builtInFeedback, type Evaluated } from './built-in-feedback.ts';
import { findAnswered, listEarlier, type Answered } from './feedback-drafts.queries.ts';

const PROMPT = readPrompt(import.meta.url, 'feedback');
const OUTPUT_TOKENS = 1200;
const TEMPLATES = 12;
/** A little less than clients wait. */
const WAIT_MS = 590_000;

const shape = z.object({
  feedback: z.string().min(1).max(Math.min(2000, MAX_FEEDBACK_LENGTH)),
  followed: z.array(z.number().int()).max(TEMPLATES),
});

type Wish = z.output<(typeof endpoints.createAiFeedback)['body']>;

/** The answer that the caller grades; refused to others as the grading of it is. */
async function reach(unit: Unit, { clubSequence: club, quizSequence: quiz, memberUUID }: Wish): Promise<number> {
  const { tenantId, memberId } = unit;
  const read = unit.read.bind(unit);
  const address = { club, quiz };
  const [[facts], [found]] = await read(
    findQuizFacts(asked(unit, address)),
    findTarget({ tenantId, ...address, memberUUID }),
  );
  const room = await enterQuiz(unit, read, address, facts);
  permit(room.verdicts.manage);
  const target = reachTarget(room, found, memberId);
  const isFinal = target.answer_status === ANSWER_STATUS.final;
  permit(gradeVerdict({ isOwn: target.member_id === memberId, isFinal }));
  return target.answer_sequence;
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
    company: [],
    answer: answer.final_text ?? '',
  };
  return builtInGrader.grade(task, new AbortController().signal);
}

const withoutEmpty = (parts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== ''));

/** A draft of feedback on one answer; it is nobody's until the caller saves it as their own. */
export async function createAiFeedback(unit: Unit, wish: Wish): Promise<FeedbackDraft> {
  const { tenantId, memberId, services } = unit;
  const club = wish.clubSequence;
  const sequence = await reach(unit, wish);
  const [[answer], [row], templates, earlier] = await unit.read(
    findAnswered(tenantId, sequence),
    listEvaluations({ tenantId, sequences: [sequence] }),
    listTemplates({ tenantId, memberId, club }, { page: 1, size: TEMPLATES }),
    listEarlier(tenantId, memberId, sequence),
  );
  const kept = row && {
    justification: row.justification,
    criteria: row.criteria as unknown as Evaluated['criteria'],
    keywordsHit: row.keywords_hit,
    keywordsMissed: row.keywords_missed,
    suggestion: row.suggestion,
  };
  const found = await evaluated(answer!, kept);
  const { question, model_answer: modelAnswer, model_answer_keywords: keywords, final_text, grade } = answer!;
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
  try {
    const asking = askAi(services, {
      tenantId,
      purpose: 'FEEDBACK',
      clubSequence: club,
      key: `feedback/${sequence}/${memberId}/${wish.turn}/${about}/${PROMPT.version}`,
      prompt: PROMPT,
      data,
      names: earlier.map(({ nickname }) => nickname),
      schema: shape,
      maxOutputTokens: OUTPUT_TOKENS,
    });
    // Whoever goes away, or waits no longer, finds it when they ask again.
    const answered = await Promise.race([asking, setTimeout(WAIT_MS, null, { ref: false })]);
    if (answered === null) return refuse('aiWritingTimeout');
    const { value, model } = answered;
    const followed = value.followed.flatMap((no) => templates[no - 1]?.title ?? []);
    const by = { isBuiltIn: false, model, notice: null, templates: followed, earlierCount: earlier.length };
    return { text: value.feedback.trim(), ...by };
  } catch (error) {
    if (error instanceof AiFailure) return refuse('aiFeedbackFailed');
    if (!(error instanceof AiStopped)) throw error;
    const notice = stopSentence(error.reason);
    return { ...builtInFeedback(found, templates), isBuiltIn: true, model: null, notice, earlierCount: 0 };
  }
}
