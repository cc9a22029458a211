import { quizFindings } from '@dure/contract/clubs/club-rules';
import { isFinalStatus } from '@dure/contract/clubs/club-status';
import type {
  listQuizCandidates,
  QuizClubDetail,
  scheduleClubQuizzes,
} from '@dure/contract/clubs/quiz-clubs.endpoints';
import type { z } from 'zod';
import type { Transaction } from '../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../kernel/refusal.ts';
import type { Unit } from '../../kernel/unit.ts';
import { admitClubAdmin, findClubFacts } from './club-facts.service.ts';
import { insertQuizzes, placeQuizzes, removeOtherQuizzes } from './club-quizzes.queries.ts';
import { scheduleFaults } from './club-schedule.policy.ts';
import { countCandidates, holdOwnQuizzes, listCandidates, lockPlaces } from './club-schedule.queries.ts';
import { bumpVersion } from './club-status.queries.ts';
import { isBeingWritten } from './clubs.policy.ts';
import type { LockedClub } from './clubs.queries.ts';
import { editedClub, refuseConstraint, refuseFindings } from './quiz-club-writing.service.ts';
import { quizClubIn } from './quiz-clubs.service.ts';

type Schedule = z.output<(typeof scheduleClubQuizzes)['body']>;
type Scheduled = Schedule['quizzes'][number];

/** The dates of the club must be there once it is submitted; what is being written is changed in its form. */
function checkDates(club: LockedClub, quizzes: readonly Scheduled[]): void {
  if (isFinalStatus(club.club_status)) refuse('clubReadOnly');
  if (isBeingWritten(club.club_status) || !club.start_at || !club.end_at) return refuse('conflict');
  refuseFindings(
    quizFindings({
      startAt: club.start_at.toISOString(),
      endAt: club.end_at.toISOString(),
      weekCount: club.week_count ?? 52,
      quizzes: quizzes.map((quiz) => ({ ...quiz, contentUrl: '' })),
    }),
  );
}

/** Checks the quizzes under the lock of their places, and writes those that are new; answers the sequences in order. */
async function knownAndNew(unit: Unit, transaction: Transaction, club: LockedClub, quizzes: readonly Scheduled[]) {
  const { tenantId, memberId, now } = unit;
  const named = quizzes.flatMap(({ quizSequence }) => quizSequence ?? []);
  const [inClub, own] = await transaction.all(
    lockPlaces(tenantId, club.club_sequence),
    holdOwnQuizzes(tenantId, memberId, named),
  );
  const known = new Set([...inClub, ...own].map((row) => row.quiz_sequence));
  const faults = scheduleFaults(quizzes, inClub, known, now);
  if (faults.length > 0) refuseFields(faults);
  const values = quizzes.flatMap(({ written }) => {
    if (!written) return [];
    const { question, modelAnswer, modelAnswerKeywords } = written;
    const answer = { model_answer: modelAnswer, model_answer_keywords: modelAnswerKeywords };
    return [{ question, ...answer, rubric: [], content_sequence: null }];
  });
  const inserted = await transaction.rows(insertQuizzes({ tenantId, authorId: memberId, now }, values, club));
  const fresh = inserted.map(({ sequence }) => sequence).toSorted((a, b) => a - b);
  return quizzes.map(({ quizSequence }) => quizSequence ?? fresh.shift()!);
}

/** Orders the quizzes of a submitted club; nobody's answers are lost by it. */
export async function scheduleQuizzes(
  unit: Unit,
  { clubSequence, version, quizzes }: Schedule,
): Promise<QuizClubDetail> {
  const { tenantId } = unit;
  const work = unit.write(async (transaction) => {
    const club = (await editedClub(unit, transaction, clubSequence, version))!;
    checkDates(club, quizzes);
    const listed = quizzes.map((quiz) => (quiz.quizSequence === null ? quiz : { ...quiz, written: null }));
    const sequences = await knownAndNew(unit, transaction, club, listed);
    const placements = listed.map(({ week, openAt, deadlineAt, published }, index) => ({
      quiz_sequence: sequences[index]!,
      position: index + 1,
      week,
      open_at: new Date(openAt),
      deadline_at: deadlineAt === null ? null : new Date(deadlineAt),
      published,
    }));
    await transaction.all(
      removeOtherQuizzes(tenantId, clubSequence, sequences),
      placeQuizzes(tenantId, clubSequence, placements),
      bumpVersion(tenantId, clubSequence),
    );
    return quizClubIn(unit, transaction, clubSequence);
  });
  return work.catch(refuseConstraint);
}

/** The caller's own quizzes that the club could have. */
export async function quizCandidates(
  unit: Unit,
  clubSequence: number,
  query: z.output<(typeof listQuizCandidates)['query']>,
) {
  const { tenantId, memberId } = unit;
  const [[facts], rows, [count]] = await unit.read(
    findClubFacts(tenantId, clubSequence, memberId),
    listCandidates(tenantId, memberId, clubSequence, query),
    countCandidates(tenantId, memberId, clubSequence, query.keyword),
  );
  admitClubAdmin(unit.me, facts);
  const contents = rows.map((row) => ({
    quizSequence: row.quiz_sequence,
    question: row.question,
    modelAnswer: row.model_answer,
    createdAt: row.created_at.toISOString(),
  }));
  return { contents, totalElements: count!.total };
}
