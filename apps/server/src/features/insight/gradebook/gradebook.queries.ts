import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { prepare, prepareShapes } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isHeld } from '../../clubs/quiz-access/quiz-access.public.ts';

export interface OfClub {
  readonly tenantId: string;
  readonly club: number;
}

/** The columns of a club's gradebook, in its order; a club has 200 quizzes at most. */
export const listGradebookQuizzes = prepare(({ tenantId, club }: OfClub) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'club_quizzes', 'quiz_sequence'))
    .select([
      'club_quizzes.quiz_sequence',
      'club_quizzes.position',
      'club_quizzes.week',
      'club_quizzes.open_at',
      'club_quizzes.deadline_at',
      'club_quizzes.published',
      'club_quizzes.pre_count',
      'quizzes.question',
    ])
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.club_sequence', '=', club)
    .orderBy('club_quizzes.position')
    .orderBy('club_quizzes.quiz_sequence')
    .limit(200),
);
export type GradebookQuizRow = RowsOf<ReturnType<typeof listGradebookQuizzes>>[number];

export const countGradebookMembers = prepare(({ tenantId, club }: OfClub) =>
  build
    .selectFrom('club_members')
    .select((row) => row.fn.countAll<number>().as('total'))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('membership_status', '=', 'MEMBER'),
);

const members = ({ tenantId, club }: OfClub) =>
  build
    .selectFrom('club_members')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'club_members', 'member_id'))
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.club_sequence', '=', club)
    .where('club_members.membership_status', '=', 'MEMBER');

const PERSON = [
  'members.member_id',
  'members.nickname',
  'members.student_number',
  'members.email',
  'members.profile_image_key',
  'club_members.joined_at',
] as const;

/**
 * What a cell consists of: quiz, status, official grade, whether it is held, whether a second look was requested, and
 * when the final answer came. The time is in milliseconds since 1970.
 */
export type CellRow = readonly [
  quiz: number,
  status: string,
  grade: number | null,
  isHeld: boolean,
  isReviewAsked: boolean,
  finalAt: number | null,
];

/** The submitted answers of a row as one value: row by row they would cost the wire and the parser five times as much. */
const cells = ({ tenantId, club }: OfClub) => sql<CellRow[]>`(
  select coalesce(json_agg(json_build_array(answers.quiz_sequence, answers.answer_status, answers.official_grade,
    ${isHeld()}, coalesce(answers.queue_rank < 1000, false),
    (extract(epoch from answers.final_submitted_at) * 1000)::bigint)), '[]')
  from answers
  where answers.tenant_id = ${tenantId} and answers.club_sequence = ${club}
    and answers.member_id = club_members.member_id
    and answers.answer_status <> ${sql.lit(ANSWER_STATUS.preDraft)})`;

/** A stretch of the present members by their ids, each with their answers; null `after` from the beginning. */
export const listGradebookRows = prepareShapes(
  [],
  ({ tenantId, club, after, limit }: OfClub & { after: string | null; limit: number }) =>
    members({ tenantId, club })
      .select([...PERSON, cells({ tenantId, club }).as('cells')])
      .$if(after !== null, (query) => query.where('club_members.member_id', '>', after!))
      .orderBy('club_members.member_id')
      .limit(limit),
);

/** Every present member without their answers: little enough to be put in any order at once. */
export const listGradebookPeople = prepare(({ tenantId, club }: OfClub) => members({ tenantId, club }).select(PERSON));

/** Some of the present members with their answers. */
export const listSomeGradebookRows = prepare(
  ({ tenantId, club, memberIds }: OfClub & { memberIds: readonly string[] }) =>
    members({ tenantId, club })
      .select([...PERSON, cells({ tenantId, club }).as('cells')])
      .where(sql<boolean>`club_members.member_id = any(${memberIds}::uuid[])`),
);
export type GradebookRow = RowsOf<ReturnType<typeof listSomeGradebookRows>>[number];

/** What instructors said of the answers of some members, with the criteria of their grade. */
export const listSaid = prepare(({ tenantId, club, memberIds }: OfClub & { memberIds: readonly string[] }) =>
  build
    .selectFrom('answers')
    .leftJoin('answer_feedback', (join) => sameTenant(join, 'answer_feedback', 'answers', 'answer_sequence'))
    .leftJoin('answer_grades', (join) =>
      sameTenant(join, 'answer_grades', 'answers', 'answer_sequence').on('answer_grades.grader', '=', 'INSTRUCTOR'),
    )
    .select([
      'answers.member_id',
      'answers.quiz_sequence',
      'answer_feedback.text as feedback',
      'answer_grades.criteria',
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where(sql<boolean>`answers.member_id = any(${memberIds}::uuid[])`)
    .where('answers.answer_status', '<>', ANSWER_STATUS.preDraft),
);
export type SaidRow = RowsOf<ReturnType<typeof listSaid>>[number];
