import type { evaluateSelf } from '@dure/contract/answers/grading.endpoints';
import type { z } from 'zod';
import { refuse } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { saveGrade } from './grade-writing.queries.ts';
import { permit, readStanding, type QuizAddress } from './quiz-facts.service.ts';

/** The member's own grade of their final answer; it can be changed until the club's end. */
export async function gradeSelf(
  unit: Unit,
  address: QuizAddress,
  { grade, note }: z.output<(typeof evaluateSelf)['body']>,
) {
  const { facts, verdicts } = await readStanding(unit, unit.read.bind(unit), address);
  permit(verdicts.selfGrade);
  const answerSequence = facts.own_sequence ?? refuse('finalAnswerFirst');
  const own = { answerSequence, grader: 'SELF', grade, note, criteria: [] } as const;
  await unit.write((transaction) =>
    transaction.change(saveGrade(unit.tenantId, { ...own, gradedBy: unit.memberId, now: unit.now })),
  );
  return { grader: own.grader, grade, note, gradedAt: unit.now.toISOString() };
}
