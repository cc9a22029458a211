import { UNANSWERED_DAYS } from '@dure/contract/lectures/lecture-assistant/unanswered.endpoints';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import type { PageOf } from '../../../../kernel/database/page.ts';
import { inTenant } from '../../../../kernel/database/tenant-join.ts';
import { materialsOfStudies } from '../../lecture-clubs/lecture-clubs.public.ts';

const DAY_MS = 24 * 60 * 60_000;

export interface UnansweredIn {
  readonly tenantId: string;
  readonly club: number;
  readonly now: Date;
}
const sinceOf = ({ now }: UnansweredIn) => new Date(now.getTime() - UNANSWERED_DAYS * DAY_MS);

const inConversations = (of: UnansweredIn) =>
  build
    .selectFrom('assistant_messages')
    .select([
      'club_study_sequence',
      'member_id',
      'question',
      'asked_at',
      'message_sequence',
      sql<number | null>`null::integer`.as('serial_number'),
    ])
    .where('tenant_id', '=', of.tenantId)
    .where('club_sequence', '=', of.club)
    .where(sql<boolean>`state = 'NOT_FOUND'`)
    .where('asked_at', '>', sinceOf(of));

const onTheTab = (of: UnansweredIn) =>
  build
    .selectFrom('lecture_questions')
    .select([
      'club_study_sequence',
      'member_id',
      'question',
      'asked_at',
      sql<number>`null::bigint`.as('message_sequence'),
      'serial_number',
    ])
    .where('tenant_id', '=', of.tenantId)
    .where('club_sequence', '=', of.club)
    .where(sql<boolean>`status = 'AI_ANSWERED'`)
    .where(sql<boolean>`found -> 'sentences' = '[]'`)
    .where('asked_at', '>', sinceOf(of));

/** A material of its study was read since, or somebody wrote an answer to it: the next one who asks may be told more. */
const unanswered = (of: UnansweredIn) =>
  build
    .selectFrom(inConversations(of).unionAll(onTheTab(of)).as('one'))
    .where((row) =>
      row.not(
        row.exists(
          materialsOfStudies(of.tenantId)
            .select('version.content_sequence')
            .where('study.club_sequence', '=', of.club)
            .where('study.club_study_sequence', '=', row.ref('one.club_study_sequence'))
            .where('version.reading_state', '=', 'READ')
            .where('version.created_at', '>', row.ref('one.asked_at')),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('verified_answers as verified')
            .select('verified.serial_number')
            .where('verified.tenant_id', '=', of.tenantId)
            .where('verified.club_sequence', '=', of.club)
            .whereRef('verified.question', '=', 'one.question')
            .whereRef('verified.verified_at', '>', 'one.asked_at'),
        ),
      ),
    );

/** How many there are in each study. */
export const countUnanswered = (of: UnansweredIn) =>
  unanswered(of)
    .select((row) => ['one.club_study_sequence', row.fn.countAll<number>().as('count')])
    .groupBy('one.club_study_sequence');

export const listUnansweredRows = (of: UnansweredIn, { page, size }: PageOf) =>
  unanswered(of)
    .innerJoin('members', (join) =>
      inTenant(join, 'members', of.tenantId).onRef('members.member_id', '=', 'one.member_id'),
    )
    .leftJoin('club_studies as study', (join) =>
      inTenant(join, 'study', of.tenantId).onRef('study.club_study_sequence', '=', 'one.club_study_sequence'),
    )
    .select([
      'one.club_study_sequence',
      'one.question',
      'one.asked_at',
      'one.message_sequence',
      'one.serial_number',
      'study.position as study_no',
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
    ])
    .orderBy('one.asked_at', 'desc')
    .orderBy('one.message_sequence', 'desc')
    .orderBy('one.serial_number', 'desc')
    .limit(size)
    .offset((page - 1) * size);
export type UnansweredRow = RowsOf<ReturnType<typeof listUnansweredRows>>[number];
