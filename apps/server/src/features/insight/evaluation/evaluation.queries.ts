import type { EvaluationSections, ReadingFigures } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { searchPattern } from '../../../kernel/database/search.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import type { MemberFigures } from '../dashboard/dashboard.public.ts';

export interface Run {
  readonly tenantId: string;
  readonly clubSequence: number;
  readonly run: number;
}

/** A run that is older was lost for good: the queue tries for less. */
const LOST_AFTER_MS = 60 * 60_000;

/** Begins a run of the club's drafting, unless one is going on; the row of the run that began. */
export const beginRun = (tenantId: string, clubSequence: number, memberId: string, now: Date) =>
  build
    .insertInto('club_evaluations')
    .values((row) => ({
      tenant_id: tenantId,
      club_sequence: clubSequence,
      state: 'RUNNING',
      total: row
        .selectFrom('club_members')
        .select((one) => one.fn.countAll<number>().as('total'))
        .where('tenant_id', '=', tenantId)
        .where('club_sequence', '=', clubSequence)
        .where('membership_status', '=', 'MEMBER'),
      requested_by: memberId,
      requested_at: now,
      worked_at: now,
    }))
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'club_sequence'])
        .doUpdateSet((row) => ({
          run: sql`club_evaluations.run + 1`,
          state: 'RUNNING',
          total: row.ref('excluded.total'),
          done: 0,
          requested_by: memberId,
          requested_at: now,
          worked_at: now,
          finished_at: null,
        }))
        .where((row) =>
          row.or([
            row('club_evaluations.state', '<>', 'RUNNING'),
            row('club_evaluations.requested_at', '<', new Date(now.getTime() - LOST_AFTER_MS)),
          ]),
        ),
    )
    .returning('run');

const ofRun = ({ tenantId, clubSequence, run }: Run) =>
  build
    .updateTable('club_evaluations')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('run', '=', run);

/** What the organisation counts studies by. */
export const findStudyOrder = (tenantId: string) =>
  build.selectFrom('tenants').select('study_order_label_type').where('tenant_id', '=', tenantId);

/** Takes a run up (again); touches nothing where a later one has begun. */
export const takeUpRun = (run: Run, now: Date) =>
  ofRun(run).set({ state: 'RUNNING', worked_at: now }).where('state', '<>', 'DONE');
export const failRun = (run: Run) => ofRun(run).set({ state: 'FAILED' }).where('state', '=', 'RUNNING');
/** Members who left meanwhile are no part of it. */
export const endRun = (run: Run, now: Date) =>
  ofRun(run).set((row) => ({ state: 'DONE', finished_at: now, total: row.ref('done') }));

/** Counted anew from the reports, so that a batch that ran twice counts once; who joined meanwhile counts along. */
export const countDone = (run: Run, now: Date) => {
  const done = sql<number>`(select count(*) from member_evaluations where tenant_id = ${run.tenantId}
    and club_sequence = ${run.clubSequence} and run = ${run.run})::integer`;
  return ofRun(run).set((row) => ({
    done,
    total: sql<number>`greatest(${row.ref('total')}, ${done})`,
    worked_at: now,
  }));
};

/** Takes up the runs of a tenant that have not come on since; of several servers one gets each. */
export const takeUpStalled = (tenantId: string, since: Date, now: Date) =>
  build
    .updateTable('club_evaluations')
    .set({ worked_at: now })
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`state = 'RUNNING'`)
    .where('worked_at', '<', since)
    .returning(['club_sequence', 'run']);

/** Members whom the run has not come to. */
export const listUndone = ({ tenantId, clubSequence, run }: Run, limit: number) =>
  build
    .selectFrom('club_members')
    .leftJoin('member_evaluations', (join) =>
      sameTenant(join, 'member_evaluations', 'club_members', ['club_sequence', 'member_id']),
    )
    .select('club_members.member_id')
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.club_sequence', '=', clubSequence)
    .where('club_members.membership_status', '=', 'MEMBER')
    .where((row) => row.or([row('member_evaluations.run', 'is', null), row('member_evaluations.run', '<', run)]))
    .orderBy('club_members.member_id')
    .limit(limit);

export interface Draft {
  readonly member_id: string;
  readonly figures: MemberFigures | ReadingFigures;
  readonly sections: EvaluationSections;
}

/** Writes drafts; what somebody edited or released stays as it is. */
export const saveDrafts = ({ tenantId, clubSequence, run }: Run, drafts: readonly Draft[], now: Date) =>
  build
    .insertInto('member_evaluations')
    .values(
      drafts.map(({ member_id, figures, sections }) => ({
        tenant_id: tenantId,
        club_sequence: clubSequence,
        member_id,
        run,
        figures: JSON.stringify(figures),
        sections: JSON.stringify(sections),
        drafted_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'club_sequence', 'member_id']).doUpdateSet(() => {
        const stays = sql`member_evaluations.edited_at is not null or member_evaluations.released_at is not null`;
        return {
          run,
          read_by: sql`case when ${stays} then member_evaluations.read_by end`,
          read_at: sql`case when ${stays} then member_evaluations.read_at end`,
          figures: sql`case when ${stays} then member_evaluations.figures else excluded.figures end`,
          sections: sql`case when ${stays} then member_evaluations.sections else excluded.sections end`,
          drafted_at: sql`case when ${stays} then member_evaluations.drafted_at else excluded.drafted_at end`,
          version: sql`case when ${stays} then member_evaluations.version else member_evaluations.version + 1 end`,
        };
      }),
    );

export const findRun = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('club_evaluations')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence);
export type RunRow = RowsOf<ReturnType<typeof findRun>>[number];

/** A draft of somebody who left rests until they come back; what was released stays. */
const ofMembers = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('member_evaluations')
    .innerJoin('club_members', (join) =>
      sameTenant(join, 'club_members', 'member_evaluations', ['club_sequence', 'member_id']),
    )
    .where('member_evaluations.tenant_id', '=', tenantId)
    .where('member_evaluations.club_sequence', '=', clubSequence)
    .where((row) =>
      row.or([row('club_members.membership_status', '=', 'MEMBER'), row('evaluation_status', '=', 'RELEASED')]),
    );

export const countReports = (tenantId: string, clubSequence: number) =>
  ofMembers(tenantId, clubSequence)
    .select((row) => [
      'evaluation_status',
      row.fn.countAll<number>().as('reports'),
      row.fn.count<number>('read_at').as('read_reports'),
    ])
    .groupBy('evaluation_status');
export type CountRow = RowsOf<ReturnType<typeof countReports>>[number];

export interface Sought {
  readonly tenantId: string;
  readonly clubSequence: number;
  readonly keyword: string;
  readonly status: 'DRAFT' | 'RELEASED' | null;
}

const reports = (tenantId: string, clubSequence: number) =>
  ofMembers(tenantId, clubSequence).innerJoin('members', (join) =>
    sameTenant(join, 'members', 'member_evaluations', 'member_id'),
  );
const sought = ({ tenantId, clubSequence, keyword, status }: Sought) =>
  reports(tenantId, clubSequence)
    .$if(status !== null, (query) => query.where('evaluation_status', '=', status!))
    .$if(keyword !== '', (query) => query.where(sql<boolean>`lower(members.nickname) like ${searchPattern(keyword)}`));
const withReport = (query: ReturnType<typeof reports>) =>
  query.selectAll('member_evaluations').select(['members.nickname', 'members.profile_image_key']);
export type ReportRow = RowsOf<ReturnType<typeof withReport>>[number];

export const listReports = (of: Sought, { page, size }: PageOf) =>
  withReport(sought(of))
    .orderBy('members.nickname')
    .orderBy('members.member_id')
    .limit(size)
    .offset((page - 1) * size);
export const countSought = (of: Sought) => sought(of).select((row) => row.fn.countAll<number>().as('total'));

/** Whose report stands before or after somebody's among those that are sought, in the order of the list. */
export const findNeighbour = (of: Sought, memberId: string, side: 'previous' | 'next') => {
  const direction = side === 'next' ? 'asc' : 'desc';
  const beyond = sql.raw(side === 'next' ? '>' : '<');
  return sought(of)
    .select('members.member_id')
    .where(
      sql<boolean>`(members.nickname, members.member_id) ${beyond} (select one.nickname, one.member_id from members as one
        where one.tenant_id = ${of.tenantId} and one.member_id = ${memberId})`,
    )
    .orderBy('members.nickname', direction)
    .orderBy('members.member_id', direction)
    .limit(1);
};

export const findReport = (tenantId: string, clubSequence: number, memberId: string) =>
  withReport(reports(tenantId, clubSequence)).where('member_evaluations.member_id', '=', memberId);

export const editReport = (
  { tenantId, clubSequence }: Omit<Run, 'run'>,
  memberId: string,
  sections: EvaluationSections,
  editor: { memberId: string; now: Date; version: number },
) =>
  build
    .updateTable('member_evaluations')
    .set((row) => ({
      sections: JSON.stringify(sections),
      edited_by: editor.memberId,
      edited_at: editor.now,
      read_by: row.fn.coalesce('read_by', row.val(editor.memberId)),
      read_at: row.fn.coalesce('read_at', row.val(editor.now)),
      version: row('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('member_id', '=', memberId)
    .where('version', '=', editor.version);

/** Notes the first reader of a report as it is. */
export const markRead = (
  { tenantId, clubSequence }: Omit<Run, 'run'>,
  memberId: string,
  reader: { memberId: string; now: Date; version: number },
) =>
  build
    .updateTable('member_evaluations')
    .set((row) => ({
      read_by: row.fn.coalesce('read_by', row.val(reader.memberId)),
      read_at: row.fn.coalesce('read_at', row.val(reader.now)),
    }))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('member_id', '=', memberId)
    .where('version', '=', reader.version);

/** Drafts that wait and may be released to somebody: of members of now, among the named or all. */
const waiting = (tenantId: string, clubSequence: number, memberIds: readonly string[] | null) =>
  sql<boolean>`member_evaluations.tenant_id = ${tenantId} and member_evaluations.club_sequence = ${clubSequence}
    and member_evaluations.evaluation_status = 'DRAFT'
    and (${memberIds}::uuid[] is null or member_evaluations.member_id = any(${memberIds}::uuid[]))
    and exists (select from club_members where club_members.tenant_id = member_evaluations.tenant_id
      and club_members.club_sequence = member_evaluations.club_sequence
      and club_members.member_id = member_evaluations.member_id and club_members.membership_status = 'MEMBER')`;

/** Releases those that were read; each once, and to nobody who left. */
export const releaseReports = (
  tenantId: string,
  clubSequence: number,
  memberIds: readonly string[] | null,
  now: Date,
) =>
  build
    .updateTable('member_evaluations')
    .set((row) => ({ evaluation_status: 'RELEASED', released_at: now, version: row('version', '+', 1) }))
    .where(waiting(tenantId, clubSequence, memberIds))
    .where('read_at', 'is not', null)
    .returning('member_id');

export const countUnread = (tenantId: string, clubSequence: number, memberIds: readonly string[] | null) =>
  build
    .selectFrom('member_evaluations')
    .select((row) => row.fn.countAll<number>().as('unread'))
    .where(waiting(tenantId, clubSequence, memberIds))
    .where('read_at', 'is', null);
