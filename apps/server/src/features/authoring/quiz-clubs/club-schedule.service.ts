import { MAX_WEEKS } from '@dure/contract/clubs/clubs/club-limits';
import { quizFindings } from '@dure/contract/clubs/clubs/club-rules';
import { isFinalStatus, isBeingWritten } from '@dure/contract/clubs/clubs/club-status';
import type * as endpoints from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import type { z } from 'zod';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { aboutOf, holdSources, insertQuizzes, type Source, takeable } from '../quizzes/quizzes.public.ts';
import type { Authoring } from '../../../kernel/database/records.ts';
import { placeQuizzes, removeOtherQuizzes } from './club-quizzes.queries.ts';
import { scheduleFaults } from './club-schedule.policy.ts';
import { holdOwnQuizzes, lockPlaces } from './club-schedule.queries.ts';
import { refuseFindings } from '../../clubs/club-writing/club-writing.public.ts';
import { bumpVersion, type LockedClub } from '../../clubs/clubs/clubs.public.ts';
import { editedQuizClub, refuseConstraint } from './quiz-club-writing.service.ts';
import { quizClubIn } from './quiz-clubs.service.ts';
import { inOrder, keepContents, newContent } from '../contents/contents.public.ts';

type Schedule = z.output<(typeof endpoints.scheduleClubQuizzes)['body']>;
type Scheduled = Schedule['quizzes'][number];

/** The dates of the club must be there once it is submitted; what is being written is changed in its form. */
function checkDates(club: LockedClub, quizzes: readonly Scheduled[]): void {
  if (isFinalStatus(club.club_status)) refuse('clubReadOnly');
  if (isBeingWritten(club.club_status) || !club.start_at || !club.end_at) return refuse('conflict');
  refuseFindings(
    quizFindings({
      startAt: club.start_at.toISOString(),
      endAt: club.end_at.toISOString(),
      weekCount: club.week_count ?? MAX_WEEKS,
      quizzes: quizzes.map((quiz) => ({ ...quiz, contentUrl: '' })),
    }),
  );
}

/** What a new quiz says: that of its source, or what was written here. */
function wordsOf({ written }: Scheduled, source: Source | undefined) {
  if (source) {
    return {
      question: source.question,
      model_answer: source.model_answer,
      model_answer_keywords: source.model_answer_keywords,
      rubric: source.rubric as unknown as RubricCriterion[],
    };
  }
  const { question, modelAnswer, modelAnswerKeywords } = written!;
  return { question, model_answer: modelAnswer, model_answer_keywords: modelAnswerKeywords, rubric: [] };
}

/** Writes the new quizzes, copies with the content of their source. */
async function insertNew(
  transaction: Transaction,
  authoring: Authoring,
  club: LockedClub,
  quizzes: readonly Scheduled[],
  sources: ReadonlyMap<number, Source>,
): Promise<number[]> {
  const fresh = quizzes
    .filter(({ quizSequence }) => quizSequence === null)
    .map((quiz) => ({ quiz, source: sources.get(quiz.sourceQuizSequence ?? 0) }));
  const contents = await keepContents(
    transaction,
    authoring,
    fresh.map(({ source }) => newContent(source?.content_title ?? '', source?.content_url ?? '', source)),
  );
  const values = fresh.map(({ quiz, source }, index) => ({
    ...wordsOf(quiz, source),
    ...aboutOf(club),
    content_sequence: contents[index]!,
    source_quiz_sequence: source?.quiz_sequence ?? null,
  }));
  return inOrder(await transaction.rows(insertQuizzes(authoring, values)));
}

/** Checks the quizzes under the lock of their places, and writes those that are new; answers the sequences in order. */
async function knownAndNew(unit: Unit, transaction: Transaction, club: LockedClub, quizzes: readonly Scheduled[]) {
  const { tenantId, memberId, now } = unit;
  const named = quizzes.flatMap(({ quizSequence }) => quizSequence ?? []);
  const copied = quizzes.flatMap((quiz) => (quiz.quizSequence === null ? (quiz.sourceQuizSequence ?? []) : []));
  const [inClub, own, found] = await transaction.all(
    lockPlaces(tenantId, club.club_sequence),
    holdOwnQuizzes(tenantId, memberId, named),
    holdSources({ tenantId, memberId, now }, copied),
  );
  const sources = takeable(unit.me, found);
  const faults = scheduleFaults(quizzes, { inClub, own, sources }, now);
  if (faults.length > 0) refuseFields(faults);
  const fresh = await insertNew(transaction, { tenantId, authorId: memberId, now }, club, quizzes, sources);
  return quizzes.map(({ quizSequence }) => quizSequence ?? fresh.shift()!);
}

/** Orders the quizzes of a submitted club; nobody's answers are lost by it. */
export async function scheduleClubQuizzes(
  unit: Unit,
  { clubSequence, version, quizzes }: Schedule,
): Promise<QuizClubDetail> {
  const { tenantId } = unit;
  const work = unit.write(async (transaction) => {
    const club = (await editedQuizClub(unit, transaction, clubSequence, version))!;
    checkDates(club, quizzes);
    const sequences = await knownAndNew(unit, transaction, club, quizzes);
    const placements = quizzes.map(({ week, topic, openAt, deadlineAt, published }, index) => ({
      quiz_sequence: sequences[index]!,
      position: index + 1,
      week,
      topic,
      open_at: new Date(openAt),
      deadline_at: deadlineAt === null ? null : new Date(deadlineAt),
      published,
    }));
    await transaction.all(
      removeOtherQuizzes(tenantId, clubSequence, sequences),
      placeQuizzes(tenantId, clubSequence, placements, unit.now),
      bumpVersion(tenantId, clubSequence),
    );
    return quizClubIn(unit, transaction, clubSequence);
  });
  return work.catch(refuseConstraint);
}
