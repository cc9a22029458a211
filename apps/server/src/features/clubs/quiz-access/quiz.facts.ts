import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf, Transaction } from '../../../kernel/database/database.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findClubFacts, isClubAdmin, isClubInstructor, isClubMember } from '../clubs/clubs.public.ts';
import { answerVerdicts, type Verdict, type Verdicts } from './answers.policy.ts';
import { isHeld } from './held.facts.ts';

/** How queries are run: by a unit's `read`, or inside a transaction by its `all`. */
export type Read = Transaction['all'];

export interface QuizAddress {
  readonly club: number;
  readonly quiz: number;
}

/** A quiz for one member of a tenant: what most queries of answers are asked with. */
export interface Asked extends QuizAddress {
  readonly tenantId: string;
  readonly memberId: string;
}

export const asked = ({ tenantId, memberId }: Unit, { club, quiz }: QuizAddress): Asked => ({
  tenantId,
  memberId,
  club,
  quiz,
});

const quizFacts = ({ tenantId, memberId }: Pick<Asked, 'tenantId' | 'memberId'>) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_quizzes', 'club_sequence'))
    .leftJoin('club_members', (join) =>
      sameTenant(join, 'club_members', 'club_quizzes', 'club_sequence').on('club_members.member_id', '=', memberId),
    )
    .leftJoin('answers as own', (join) =>
      sameTenant(join, 'own', 'club_quizzes', ['club_sequence', 'quiz_sequence']).on('own.member_id', '=', memberId),
    )
    .leftJoin('answer_grades', (join) =>
      sameTenant(join, 'answer_grades', 'own', 'answer_sequence').on('answer_grades.grader', '=', 'INSTRUCTOR'),
    )
    .select([
      'club_quizzes.club_sequence',
      'club_quizzes.quiz_sequence',
      'club_quizzes.published',
      'club_quizzes.open_at',
      'club_quizzes.deadline_at',
      'club_quizzes.pre_count',
      'club_quizzes.model_answer_opened_at',
      'clubs.club_status',
      'clubs.creator_id',
      'clubs.leader_id',
      'clubs.end_at',
      'clubs.anonymous',
      'clubs.self_grading',
      'clubs.hold_model_answer',
      'clubs.hold_grades',
      'club_members.membership_status',
      'own.answer_sequence as own_sequence',
      'own.answer_status as own_status',
      'answer_grades.grade as instructor_grade',
      isHeld('own').as('is_held'),
      isClubInstructor(memberId).as('is_instructor'),
    ])
    .where('club_quizzes.tenant_id', '=', tenantId);

/** The facts of a quiz for one viewer, as a query that goes along with others. */
export const findQuizFacts = prepare((given: Asked) =>
  quizFacts(given)
    .where('club_quizzes.club_sequence', '=', given.club)
    .where('club_quizzes.quiz_sequence', '=', given.quiz),
);
export type QuizFacts = RowsOf<ReturnType<typeof findQuizFacts>>[number];

/** The same of several quizzes. Joined by what is asked: conditions one beside the other drew a plan over all of the tenant. */
const listQuizFacts = prepare((given: Pick<Asked, 'tenantId' | 'memberId'> & { clubs: number[]; quizzes: number[] }) =>
  quizFacts(given).innerJoin(
    sql<{ club: number; quiz: number }>`unnest(${given.clubs}::bigint[], ${given.quizzes}::bigint[])`.as<'wanted'>(
      sql`wanted(club, quiz)`,
    ),
    (join) =>
      join
        .onRef('wanted.club', '=', 'club_quizzes.club_sequence')
        .onRef('wanted.quiz', '=', 'club_quizzes.quiz_sequence'),
  ),
);

/** A quiz that the viewer may enter, and what they may do there. */
export interface QuizAccess {
  readonly facts: QuizFacts;
  readonly verdicts: Verdicts;
  readonly isAdmin: boolean;
  /** Whether the club hides from this viewer who wrote what. */
  readonly hidesPeople: boolean;
}

/** What the viewer may do in a quiz; undefined where it is not (or not yet) theirs to enter. */
function accessOf(unit: Unit, facts: QuizFacts): QuizAccess | undefined {
  const isAdmin = isClubAdmin(unit.me, facts);
  const isMember = isClubMember(facts);
  const isShown = facts.open_at !== null && (isAdmin || (isMember && facts.published && facts.open_at <= unit.now));
  if (!isShown) return undefined;
  const verdicts = answerVerdicts(
    {
      isAdmin,
      isMember,
      clubStatus: facts.club_status,
      endAt: facts.end_at,
      deadlineAt: facts.deadline_at,
      selfGrading: facts.self_grading,
      holdModelAnswer: facts.hold_model_answer,
      answerStatus: facts.own_status,
      isGraded: facts.instructor_grade !== null,
      isHeld: facts.is_held,
    },
    unit.now,
  );
  return { facts, verdicts, isAdmin, hidesPeople: facts.anonymous && !isAdmin };
}

/** Lets the viewer into a quiz: 403 outside their clubs, 404 for what does not exist or has not opened. */
export async function enterQuiz(
  unit: Unit,
  read: Read,
  { club }: Pick<QuizAddress, 'club'>,
  facts: QuizFacts | undefined,
): Promise<QuizAccess> {
  const found = facts && accessOf(unit, facts);
  if (found) return found;
  const [[clubFacts]] = await read(findClubFacts(unit.tenantId, club, unit.memberId));
  if (!clubFacts) return refuse('notFound');
  const isInside = isClubMember(clubFacts) || isClubAdmin(unit.me, clubFacts);
  return refuse(isInside ? 'notFound' : 'forbidden');
}

/** Where the author of an answer stands once they have submitted it. */
export function afterSubmission(
  unit: Unit,
  { facts }: QuizAccess,
  own: { sequence: number; status: string },
): QuizAccess {
  const isFirst = facts.own_status === null || facts.own_status === ANSWER_STATUS.preDraft;
  const pre_count = facts.pre_count + (isFirst ? 1 : 0);
  return (
    accessOf(unit, { ...facts, own_sequence: own.sequence, own_status: own.status, pre_count }) ?? refuse('notFound')
  );
}

/** `enterQuiz` for calls that need nothing else of the first round trip. */
export async function readQuizAccess(unit: Unit, read: Read, address: QuizAddress): Promise<QuizAccess> {
  const [[facts]] = await read(findQuizFacts(asked(unit, address)));
  return enterQuiz(unit, read, address, facts);
}

/** Whether a revision of the viewer's final answer, submitted now, would come after the model answer was open to them. */
export const marksRevision = ({ facts, verdicts }: Pick<QuizAccess, 'facts' | 'verdicts'>): boolean =>
  facts.own_status === ANSWER_STATUS.final &&
  (verdicts.seeModelAnswer === null || facts.model_answer_opened_at !== null);

/** Whether a first final answer, submitted now, comes after the model answer was open: its deadline was put off after it passed. */
export const marksFirstFinal = ({ facts }: Pick<QuizAccess, 'facts'>): boolean =>
  facts.own_status === ANSWER_STATUS.preSubmitted && facts.model_answer_opened_at !== null;

/** How many members but the viewer have submitted, by the quiz's counter. */
export const submittedByOthers = ({ pre_count, own_status }: Pick<QuizFacts, 'pre_count' | 'own_status'>): number =>
  pre_count - (own_status === null || own_status === ANSWER_STATUS.preDraft ? 0 : 1);

/** Refuses by the verdict's name. */
export function permit(verdict: Verdict): void {
  if (verdict) refuse(verdict);
}

/** Where the viewer stands in each of several quizzes, in one statement. */
export async function listStandings(
  unit: Unit,
  addresses: readonly QuizAddress[],
): Promise<(address: QuizAddress) => QuizAccess | undefined> {
  const keyOf = ({ club, quiz }: QuizAddress) => `${club}/${quiz}`;
  const wanted = new Map(addresses.map((address) => [keyOf(address), address]));
  if (wanted.size === 0) return () => undefined;
  const { tenantId, memberId } = unit;
  const clubs = [...wanted.values()].map(({ club }) => club);
  const quizzes = [...wanted.values()].map(({ quiz }) => quiz);
  const [rows] = await unit.read(listQuizFacts({ tenantId, memberId, clubs, quizzes }));
  const found = new Map(
    rows.map((row) => [keyOf({ club: row.club_sequence, quiz: row.quiz_sequence }), accessOf(unit, row)]),
  );
  return (address) => found.get(keyOf(address));
}
