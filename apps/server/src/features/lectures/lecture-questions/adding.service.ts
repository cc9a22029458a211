import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { meaningsOf } from '../../../kernel/language/sparse/grams.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { writeAnswer } from './answering.service.ts';
import { findClubStudy } from './asking.queries.ts';
import { enterAsAdmin, questionNow } from './reaching.service.ts';
import { insertQuestion, lockQuestions, takeNumber } from './writing.queries.ts';

/** A question that whoever runs the club asks and answers themselves: a source of the assistant from now on. */
export async function addVerifiedAnswer(
  unit: Unit,
  { club, study }: { readonly club: number; readonly study: number },
  { question, answer }: { readonly question: string; readonly answer: string },
): Promise<LectureQuestion> {
  const { tenantId, memberId, now } = unit;
  const here = await enterAsAdmin(unit, club);
  const of = { tenantId, club };
  return unit.write(async (transaction) => {
    const known = await transaction.first(findClubStudy(of, study).forKeyShare());
    if (!known) return refuse('notFound');
    const number = await transaction.first(takeNumber(of));
    const serial = number!.last_number;
    const asked = {
      study,
      memberId,
      question,
      place: null,
      position: null,
      isPrivate: false,
      asksAssistant: false,
      status: 'WAITING_INSTRUCTOR' as const,
      meanings: [...meaningsOf(question).ids],
      now,
    };
    await transaction.change(insertQuestion({ ...of, serial }, asked));
    const held = await transaction.rows(lockQuestions(of, [serial]));
    await writeAnswer(unit, transaction, club, held, { answer, isSource: true });
    return questionNow(transaction, here, { club, serial });
  });
}
