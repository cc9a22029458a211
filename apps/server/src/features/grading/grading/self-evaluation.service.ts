import type * as endpoints from '@dure/contract/grading/grading/grading.endpoints';
import type { z } from 'zod';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { writeParts } from './grade-writing.service.ts';
import {
  asked,
  enterQuiz,
  findQuizFacts,
  permit,
  type QuizAddress,
} from '../../clubs/quiz-access/quiz-access.public.ts';
import { lockAnswer } from '../../answering/answers/answers.public.ts';

/** The member's own grade of their final answer; it can be changed until the club's end. */
export async function evaluateSelf(
  unit: Unit,
  address: QuizAddress,
  { grading, note }: z.output<(typeof endpoints.evaluateSelf)['body']>,
) {
  const gradedAt = unit.now.toISOString();
  await unit.write(async (transaction) => {
    const given = asked(unit, address);
    const [[own], [facts]] = await transaction.all(lockAnswer(given), findQuizFacts(given));
    const { verdicts } = await enterQuiz(unit, transaction.all.bind(transaction), address, facts);
    permit(verdicts.selfGrade);
    const answerSequence = own?.answer_sequence ?? refuse('finalAnswerFirst');
    const value = { grade: grading, note, criteria: [], gradedBy: unit.memberId, gradedAt };
    await writeParts(unit, transaction, { club: address.club, kind: 'SELF' }, [
      { answerSequence, part: 'SELF', value },
    ]);
  });
  return { grader: 'SELF' as const, grading, note, gradedAt };
}
