import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { isInPeriod, periodRows, type Counted } from '../../../kernel/calendar/periods.ts';
import { build } from '../../../kernel/database/build.ts';
import { inTenant, sameTenant } from '../../../kernel/database/tenant-join.ts';

const counted = (what = sql`*`) => sql<number>`count(${what})::int`;
const people = sql<number>`count(distinct member_id)::int`;

/** Clubs that ran, and that began to, by the history of their states. */
export const countClubs = (of: Counted) =>
  build
    .selectFrom(periodRows(of))
    .innerJoin(
      build
        .selectFrom('club_transitions')
        .where('tenant_id', '=', of.tenantId)
        .select([
          'club_sequence',
          'to_status',
          'happened_at',
          sql<Date | null>`lead(happened_at) over (partition by club_sequence order by transition_sequence)`.as(
            'left_at',
          ),
        ])
        .as('stay'),
      (join) =>
        join
          .onRef('stay.happened_at', '<', 'period.ends_at')
          .on('stay.to_status', '=', CLUB_STATUS.running)
          .on(sql<boolean>`(stay.left_at is null or stay.left_at >= period.starts_at)`),
    )
    .select([
      'period.name',
      sql<number>`count(distinct club_sequence)::int`.as('running'),
      sql<number>`(count(distinct club_sequence) filter (where happened_at >= starts_at))::int`.as('started'),
    ])
    .groupBy('period.name');

/** Who joined clubs, also where they have left since. */
export const countJoined = (of: Counted) =>
  build
    .selectFrom(periodRows(of))
    .innerJoin('club_members', (join) =>
      inTenant(join, 'club_members', of.tenantId).on(isInPeriod(of, 'club_members.joined_at')),
    )
    .select(['period.name', people.as('people')])
    .groupBy('period.name');

/** Answers of both steps, and who handed any in. */
export const countAnswers = (of: Counted) =>
  build
    .selectFrom(periodRows(of))
    .innerJoin(
      (row) =>
        row
          .selectFrom('answers')
          .where('tenant_id', '=', of.tenantId)
          .select(['member_id', 'pre_submitted_at as handed_at', sql<boolean>`false`.as('is_final')])
          .unionAll(
            row
              .selectFrom('answers')
              .where('tenant_id', '=', of.tenantId)
              .select(['member_id', 'final_submitted_at as handed_at', sql<boolean>`true`.as('is_final')]),
          )
          .as('handed'),
      (join) => join.on(isInPeriod(of, 'handed.handed_at')),
    )
    .select([
      'period.name',
      people.as('people'),
      sql<number>`(count(*) filter (where not is_final))::int`.as('pre'),
      sql<number>`(count(distinct member_id) filter (where not is_final))::int`.as('pre_people'),
    ])
    .groupBy('period.name');

/** Final answers with what the dashboards of clubs say of each: on time, growth, official grade. */
const finals = (of: Counted) =>
  build
    .selectFrom(periodRows(of))
    .innerJoin('answers', (join) =>
      inTenant(join, 'answers', of.tenantId).on(isInPeriod(of, 'answers.final_submitted_at')),
    )
    .innerJoin('club_quizzes', (join) =>
      sameTenant(join, 'club_quizzes', 'answers', ['club_sequence', 'quiz_sequence']),
    )
    .leftJoin('answer_grades as by_ai', (join) =>
      sameTenant(join, 'by_ai', 'answers', 'answer_sequence').on('by_ai.grader', '=', 'AI'),
    )
    .leftJoin('answer_grades as by_instructor', (join) =>
      sameTenant(join, 'by_instructor', 'answers', 'answer_sequence').on('by_instructor.grader', '=', 'INSTRUCTOR'),
    )
    .select([
      'period.name',
      'answers.member_id',
      'answers.official_grade',
      sql<boolean>`is_on_time(answers.final_submitted_at, club_quizzes.deadline_at)`.as('is_on_time'),
      sql<string | null>`seen_growth(answers)`.as('growth'),
      // AI's grade is the official one where no instructor gave any (`officialGrade` of the contract).
      sql<boolean>`(by_ai.grade is not null and by_instructor.grade is null)`.as('is_by_ai'),
    ]);

const peopleWith = (column: string) =>
  sql<number>`(count(distinct member_id) filter (where ${sql.ref(column)} is not null))::int`;

export const countFinals = (of: Counted) =>
  build
    .selectFrom(finals(of).as('finals'))
    .select([
      'name',
      counted().as('count'),
      people.as('people'),
      sql<number>`(count(*) filter (where is_on_time))::int`.as('on_time'),
      peopleWith('growth').as('growth_people'),
      sql<number | null>`avg(growth)::float8`.as('growth'),
      counted(sql.ref('official_grade')).as('graded'),
      peopleWith('official_grade').as('graded_people'),
      sql<number>`(count(*) filter (where is_by_ai))::int`.as('by_ai'),
    ])
    .groupBy('name');

/** Questions of lecture clubs, and who asked. */
export const countQuestions = (of: Counted) =>
  build
    .selectFrom(periodRows(of))
    .innerJoin('lecture_questions', (join) =>
      inTenant(join, 'lecture_questions', of.tenantId).on(isInPeriod(of, 'lecture_questions.asked_at')),
    )
    .select(['period.name', counted().as('count'), people.as('people')])
    .groupBy('period.name');
