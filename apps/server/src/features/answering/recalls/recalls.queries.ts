import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { FIRST_RECALL_DAYS, FIRST_RECALL_DAYS_LOW, LOW_GRADE } from '@dure/contract/answering/recalls/ratings';
import { RECALLS_AT_ONCE } from '@dure/contract/answering/recalls/recalls.endpoints';
import { sql } from 'kysely';
import type { ColumnValues } from '../../../kernel/columns.ts';
import type { Recalls } from '../../../kernel/database/schema.gen.ts';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { isHeld, type QuizAddress } from '../../clubs/quiz-access/quiz-access.public.ts';

/** Whose memory, and the day that it is for them. */
export interface Recalling {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
  /** `2026-11-26` in `timeZone` */
  readonly today: string;
  readonly timeZone: string;
}

/** The grade that counts for its author: the official one as soon as they may see it, else what they gave themselves. */
const seenGrade = sql<number | null>`coalesce(case when not ${isHeld()} then answers.official_grade end,
  (select grade from answer_grades where answer_grades.tenant_id = answers.tenant_id
    and answer_grades.answer_sequence = answers.answer_sequence and answer_grades.grader = 'SELF'))`;

/** Finished quizzes in sight of a member, with what they last recalled of each. */
const finished = ({ tenantId, memberId, now, timeZone }: Recalling) =>
  build
    .selectFrom('answers')
    .innerJoin('club_members', (join) =>
      sameTenant(join, 'club_members', 'answers', ['club_sequence', 'member_id']).on(
        'club_members.membership_status',
        '=',
        'MEMBER',
      ),
    )
    .innerJoin('club_quizzes', (join) =>
      sameTenant(join, 'club_quizzes', 'answers', ['club_sequence', 'quiz_sequence'])
        .on('club_quizzes.published', '=', true)
        .on('club_quizzes.open_at', '<=', now),
    )
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'answers', 'club_sequence'))
    .innerJoin('quizzes', (join) =>
      sameTenant(join, 'quizzes', 'answers', 'quiz_sequence').on('quizzes.quiz_status', '<>', 'DELETED'),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('recalls')
          .selectAll('recalls')
          .whereRef('recalls.tenant_id', '=', 'answers.tenant_id')
          .whereRef('recalls.answer_sequence', '=', 'answers.answer_sequence')
          .orderBy('recalls.recalled_on', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select([
      'answers.answer_sequence',
      'answers.club_sequence',
      'answers.quiz_sequence',
      'clubs.club_name',
      'club_quizzes.position',
      'quizzes.question',
      'quizzes.model_revised_at',
      'last.rating',
      'last.text',
      'last.stability',
      'last.difficulty',
      seenGrade.as('grade'),
      sql<Date>`coalesce(last.recalled_at, answers.final_revised_at, answers.final_submitted_at)`.as('last_at'),
      sql<string>`coalesce(last.recalled_on, (coalesce(answers.final_revised_at, answers.final_submitted_at)
        at time zone ${timeZone}::text)::date)`.as('last_on'),
      sql<string | null>`last.due_on`.as('next_on'),
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.member_id', '=', memberId)
    .where('answers.answer_status', '=', ANSWER_STATUS.final);

const dueOn = sql<string>`coalesce(next_on, last_on
  + case when grade < ${sql.lit(LOW_GRADE)} then ${sql.lit(FIRST_RECALL_DAYS_LOW)} else ${sql.lit(FIRST_RECALL_DAYS)} end)`;

/** The same as cards: each with the day on which it is due. */
const cards = (recalling: Recalling) =>
  build.selectFrom(finished(recalling).as('finished')).selectAll('finished').select(dueOn.as('due_on'));

/** Today's, those that wait longest first. */
export const listDueCards = (recalling: Recalling) =>
  build
    .selectFrom(cards(recalling).as('cards'))
    .select(['club_sequence', 'quiz_sequence', 'club_name', 'position', 'question', 'grade'])
    .select([sql<string>`last_on::text`.as('last_on'), sql<string>`due_on::text`.as('due_on')])
    .where(sql<boolean>`due_on <= ${recalling.today}::date`)
    .orderBy('cards.due_on')
    .orderBy('cards.answer_sequence')
    .limit(RECALLS_AT_ONCE);
export type DueCardRow = RowsOf<ReturnType<typeof listDueCards>>[number];

/** How many wait today, when the next one comes after that, and what was kept for how many days. */
export const findOutlook = (recalling: Recalling) =>
  build.selectFrom(cards(recalling).as('cards')).select([
    sql<number>`count(*) filter (where due_on <= ${recalling.today}::date)`.as('waiting'),
    sql<string | null>`(min(due_on) filter (where due_on > ${recalling.today}::date))::text`.as('next_on'),
    sql<{ stability: number; days: number }[]>`coalesce(jsonb_agg(jsonb_build_object('stability', stability,
      'days', ${recalling.today}::date - last_on)) filter (where stability is not null), '[]')`.as('memories'),
  ]);

/** Recalls by the Monday of their week, from a day on. */
export const listWeeks = ({ tenantId, memberId, today }: Recalling, from: string) =>
  build
    .selectFrom('answers')
    .innerJoin('recalls', (join) => sameTenant(join, 'recalls', 'answers', 'answer_sequence'))
    .select([
      sql<string>`date_trunc('week', recalls.recalled_on)::date::text`.as('monday'),
      sql<number>`count(*)`.as('recalls'),
      sql<number>`count(*) filter (where recalls.rating <> 'AGAIN')`.as('recalled'),
      sql<number>`count(*) filter (where recalls.recalled_on = ${today}::date)`.as('done_today'),
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.member_id', '=', memberId)
    .where(sql<boolean>`recalls.recalled_on >= ${from}::date`)
    .groupBy('monday');
export type WeekRow = RowsOf<ReturnType<typeof listWeeks>>[number];

export const findCardOf = (recalling: Recalling, { club, quiz }: QuizAddress) =>
  build
    .selectFrom(cards(recalling).as('cards'))
    .select(['answer_sequence', 'grade', 'last_at', 'rating', 'text', 'stability', 'difficulty', 'model_revised_at'])
    .select([sql<string>`last_on::text`.as('last_on'), sql<string>`due_on::text`.as('due_on')])
    .where('club_sequence', '=', club)
    .where('quiz_sequence', '=', quiz);
export type CardRow = RowsOf<ReturnType<typeof findCardOf>>[number];

/** The most valued of the others' answers to a quiz that others than the reader picked after an instant. */
export const findPickedSince = ({ tenantId, memberId }: Recalling, { club, quiz }: QuizAddress, since: Date) =>
  build
    .selectFrom('one_picks')
    .innerJoin('answers', (join) => sameTenant(join, 'answers', 'one_picks', 'answer_sequence'))
    .select('answers.alias_id')
    .where('one_picks.tenant_id', '=', tenantId)
    .where('one_picks.club_sequence', '=', club)
    .where('one_picks.quiz_sequence', '=', quiz)
    .where('one_picks.created_at', '>', since)
    .where('one_picks.member_id', '<>', memberId)
    .where('answers.member_id', '<>', memberId)
    .orderBy('answers.one_pick_count', 'desc')
    .orderBy('one_picks.created_at', 'desc')
    .limit(1);

interface NewRecall extends ColumnValues<
  Recalls,
  'tenant_id' | 'answer_sequence' | 'rating' | 'text' | 'recalled_at' | 'stability' | 'difficulty'
> {
  readonly recalled_on: string;
  readonly due_on: string;
}

/** Two at once keep one: a place is recalled once a day. */
export const insertRecalls = (rows: readonly NewRecall[]) =>
  build
    .insertInto('recalls')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['tenant_id', 'answer_sequence', 'recalled_on']).doNothing());

/** Its last recall, where that was after an instant: the one before it is the card again. */
export const deleteLastRecall = ({ tenantId, memberId }: Recalling, { club, quiz }: QuizAddress, since: Date) =>
  build
    .deleteFrom('recalls')
    .using('answers')
    .whereRef('recalls.tenant_id', '=', 'answers.tenant_id')
    .whereRef('recalls.answer_sequence', '=', 'answers.answer_sequence')
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where('answers.member_id', '=', memberId)
    .where('recalls.recalled_at', '>=', since)
    .where(
      sql<boolean>`recalls.recalled_on = (select max(recalled_on) from recalls as every
        where every.tenant_id = answers.tenant_id and every.answer_sequence = answers.answer_sequence)`,
    );
