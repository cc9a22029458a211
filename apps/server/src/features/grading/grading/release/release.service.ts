import type { HeldGrades } from '@dure/contract/grading/grading/grading-release.endpoints';
import type { Unit } from '../../../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from '../../../clubs/clubs/clubs.public.ts';
import type { Read } from '../../../clubs/quiz-access/quiz-access.public.ts';
import { notifyReleased } from '../grading-notifications.service.ts';
import { listQuizCounts } from '../queue/queue-counts.queries.ts';
import {
  findHolding,
  listHeldQuizzes,
  lockHeld,
  lockMembers,
  lockQuizzes,
  release,
  setHolding,
} from './release.queries.ts';

/** What waits in a club, for its admins. */
async function readHeld(unit: Unit, read: Read, club: number): Promise<HeldGrades> {
  const of = { tenantId: unit.tenantId, club };
  const [[facts], [holding], quizzes] = await read(
    findClubFacts(unit.tenantId, club, unit.memberId),
    findHolding(of),
    listHeldQuizzes(of),
  );
  admitClubAdmin(unit.me, facts);
  return {
    clubName: holding!.club_name,
    holdGrades: holding!.hold_grades,
    heldCount: quizzes.reduce((sum, quiz) => sum + quiz.held_count, 0),
    quizzes: quizzes.map((quiz) => ({
      quizSequence: quiz.quiz_sequence,
      no: quiz.no,
      question: quiz.question,
      deadlineAt: quiz.deadline_at?.toISOString() ?? null,
      heldCount: quiz.held_count,
      waitingCount: quiz.waiting_count,
    })),
  };
}

export const getHeldGrades = (unit: Unit, club: number): Promise<HeldGrades> =>
  readHeld(unit, unit.read.bind(unit), club);

/** Whether new grades wait. What was shown stays shown, and what waits goes on waiting for its release. */
export function holdGrades(unit: Unit, club: number, holds: boolean): Promise<HeldGrades> {
  return unit.write(async (transaction) => {
    const read = transaction.all.bind(transaction);
    const [[facts]] = await read(findClubFacts(unit.tenantId, club, unit.memberId));
    admitClubAdmin(unit.me, facts);
    await transaction.change(setHolding({ tenantId: unit.tenantId, club }, holds));
    return readHeld(unit, read, club);
  });
}

/** Shows what waits in some quizzes. Under their locks each answer is released, and its author told, exactly once. */
export function releaseGrades(unit: Unit, club: number, quizzes: readonly number[]) {
  const of = { tenantId: unit.tenantId, club };
  return unit.write(async (transaction) => {
    const read = transaction.all.bind(transaction);
    const [[facts], placed] = await read(findClubFacts(unit.tenantId, club, unit.memberId), listQuizCounts(of));
    admitClubAdmin(unit.me, facts);
    const rows = await transaction.rows(lockHeld(of, quizzes));
    if (rows.length > 0) {
      await transaction.all(
        lockQuizzes(of, quizzes),
        lockMembers(
          of,
          rows.map((row) => row.member_id),
        ),
        release(
          unit.tenantId,
          rows.map((row) => row.answer_sequence),
        ),
      );
      const numbers = new Map(placed.map(({ quiz_sequence, no }) => [quiz_sequence, no]));
      const released = rows.map((row) => ({ ...row, no: numbers.get(row.quiz_sequence) ?? 0 }));
      await notifyReleased(unit, transaction, club, released);
    }
    return { releasedCount: rows.length, held: await readHeld(unit, read, club) };
  });
}
