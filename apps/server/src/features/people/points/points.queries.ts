import { sql } from 'kysely';
import { monthStart } from '../../../kernel/calendar/months.ts';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** Whose entries: all, those of a club, or of a quiz in it. */
export interface Asked {
  readonly tenantId: string;
  readonly memberId: string;
  readonly clubSequence?: number | undefined;
  readonly quizSequence?: number | undefined;
}

/** What earned nothing, because it earns nothing there, is no history. */
const entries = ({ tenantId, memberId, clubSequence, quizSequence }: Asked) =>
  build
    .selectFrom('point_entries')
    .where('point_entries.tenant_id', '=', tenantId)
    .where('point_entries.member_id', '=', memberId)
    .where('point_entries.points', '!=', 0)
    .$if(clubSequence !== undefined, (query) => query.where('point_entries.club_sequence', '=', clubSequence!))
    .$if(quizSequence !== undefined, (query) => query.where('point_entries.quiz_sequence', '=', quizSequence!));

export const listEntries = (asked: Asked, { size, offset }: { readonly size: number; readonly offset: number }) =>
  build
    .selectFrom(
      entries(asked)
        .selectAll('point_entries')
        .orderBy('happened_at', 'desc')
        .orderBy('entry_sequence', 'desc')
        .limit(size)
        .offset(offset)
        .as('entry'),
    )
    .leftJoin('clubs', (join) => sameTenant(join, 'clubs', 'entry', 'club_sequence').on('entry.kind', '!=', 'quizUse'))
    .leftJoin('club_quizzes', (join) =>
      sameTenant(join, 'club_quizzes', 'clubs', 'club_sequence').onRef(
        'club_quizzes.quiz_sequence',
        '=',
        'entry.quiz_sequence',
      ),
    )
    .leftJoin('club_members', (join) =>
      sameTenant(join, 'club_members', 'clubs', 'club_sequence')
        .onRef('club_members.member_id', '=', 'entry.member_id')
        .on('club_members.membership_status', '=', 'MEMBER'),
    )
    .select([
      'entry.entry_sequence',
      'entry.kind',
      'entry.points',
      'entry.happened_at',
      'clubs.club_sequence',
      'clubs.club_name',
      'club_quizzes.quiz_sequence',
      'club_quizzes.position',
      sql<boolean>`club_members.member_id is not null`.as('is_member'),
    ])
    .orderBy('entry.happened_at', 'desc')
    .orderBy('entry.entry_sequence', 'desc');
export type EntryRow = RowsOf<ReturnType<typeof listEntries>>[number];

export const sumEntries = (asked: Asked, month: string, timeZone: string) => {
  const start = monthStart({ tenantId: asked.tenantId, month, timeZone });
  return entries(asked).select([
    sql<number>`count(*)`.as('count'),
    sql<number>`coalesce(sum(points), 0)`.as('total'),
    sql<number>`coalesce(sum(points) filter (where happened_at >= ${start}), 0)`.as('this_month'),
  ]);
};
