import { setTimeout } from 'node:timers/promises';
import type * as endpoints from '@dure/contract/grading/feedback-drafts/feedback-drafts.endpoints';
import type { FeedbackDraft } from '@dure/contract/grading/feedback-drafts/feedback-drafts.endpoints';
import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import type { z } from 'zod';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  findTarget,
  gradeVerdict,
  permit,
  reachTarget,
} from '../../clubs/quiz-access/quiz-access.public.ts';
import { beginDraft, findDraft } from './feedback-drafts.queries.ts';
import { type DraftAsked, FEEDBACK_JOB, groundOf, makeDraft } from './making.service.ts';

/** A little less than clients wait. */
const WAIT_MS = 590_000;

type Body = z.output<(typeof endpoints.createAiFeedback)['body']>;

/** The answer that the caller grades; refused to others as the grading of it is. */
async function reach(unit: Unit, { clubSequence: club, quizSequence: quiz, memberUUID }: Body): Promise<number> {
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

/**
 * A draft of feedback on one answer; it is nobody's until the caller saves it as their own. The work is a job that the
 * call starts at once and waits for. Whoever leaves, or loses their server, finds the draft when they ask again.
 */
export async function createAiFeedback(unit: Unit, body: Body): Promise<FeedbackDraft> {
  const { tenantId, memberId, services, now } = unit;
  const answerSequence = await reach(unit, body);
  const wish = { tenantId, memberId, club: body.clubSequence, turn: body.turn, answerSequence };
  const ground = (await groundOf(services, wish)) ?? refuse('notFound');
  const askedAt = await unit.write(async (transaction) => {
    const begun = await transaction.first(beginDraft(wish, ground.about, now));
    if (begun) {
      const work: DraftAsked = { ...wish, askedAt: now.toISOString() };
      await services.jobs.send(transaction, FEEDBACK_JOB, work, memberId);
    }
    return (await transaction.first(findDraft(wish)))!.asked_at.toISOString();
  });
  const work = makeDraft(services, { ...wish, askedAt }, ground);
  const draft = await Promise.race([work, setTimeout(WAIT_MS, undefined, { ref: false })]);
  if (draft === undefined) return refuse('aiWritingTimeout');
  return draft ?? refuse('aiFeedbackFailed');
}
