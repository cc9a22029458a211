import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';

interface Dates {
  readonly startAt: Date;
  readonly endAt: Date;
  readonly recruitStartAt: Date | null;
  readonly recruitEndAt: Date | null;
}

const oneClub = (tenantId: string, clubSequence: number) =>
  build
    .updateTable('clubs')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence);

/** A change by hand: whoever edits the club beside it learns of it by the version. */
export const bumpVersion = oneClub;

/** A club taken up by hand begins now. */
export const beginNow = (tenantId: string, clubSequence: number, now: Date) =>
  oneClub(tenantId, clubSequence).set({ start_at: now });

export const moveClub = (tenantId: string, clubSequence: number, dates: Dates) =>
  oneClub(tenantId, clubSequence).set({
    start_at: dates.startAt,
    end_at: dates.endAt,
    recruit_start_at: dates.recruitStartAt,
    recruit_end_at: dates.recruitEndAt,
  });

/** Moves the dates of the club's quizzes along with its start; what a passed deadline opened is remembered. */
export const moveQuizzes = (tenantId: string, clubSequence: number, byMs: number, now: Date) =>
  build
    .updateTable('club_quizzes')
    .set({
      open_at: sql`open_at + ${byMs} * interval '1 millisecond'`,
      deadline_at: sql`deadline_at + ${byMs} * interval '1 millisecond'`,
      model_answer_opened_at: sql`case when deadline_at <= ${now}::timestamptz
        then coalesce(model_answer_opened_at, deadline_at) else model_answer_opened_at end`,
    })
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence);

/** Quizzes that would open or close outside the period. */
export const countQuizzesAfter = (tenantId: string, clubSequence: number, endAt: Date) =>
  build
    .selectFrom('club_quizzes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where((row) => row.or([row('open_at', '>', endAt), row('deadline_at', '>', endAt)]));

/** The studies of a lecture club move along, too. */
export const moveStudies = (tenantId: string, clubSequence: number, byMs: number) =>
  build
    .updateTable('club_studies')
    .set({
      start_at: sql`start_at + ${byMs} * interval '1 millisecond'`,
      end_at: sql`end_at + ${byMs} * interval '1 millisecond'`,
    })
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence);

/** Studies that would end no sooner than the lecture. */
export const countStudiesAfter = (tenantId: string, clubSequence: number, endAt: Date) =>
  build
    .selectFrom('club_studies')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('end_at', '>=', endAt);
