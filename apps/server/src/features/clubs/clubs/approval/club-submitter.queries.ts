import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';

/** Who made a club. */
export const findSubmitter = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('clubs')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'clubs', { member_id: 'creator_id' }))
    .select([
      'members.member_id',
      'members.nickname',
      'members.email',
      'members.profile_image_key',
      'members.roles',
      'members.created_at',
    ])
    .where('clubs.tenant_id', '=', tenantId)
    .where('clubs.club_sequence', '=', clubSequence);

/** The other clubs of whoever made this one, but their drafts. */
const others = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('clubs as this')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'this', 'creator_id'))
    .where('this.tenant_id', '=', tenantId)
    .where('this.club_sequence', '=', clubSequence)
    .whereRef('clubs.club_sequence', '<>', 'this.club_sequence')
    .where('clubs.club_status', '<>', CLUB_STATUS.draft);

export const countOtherClubs = (tenantId: string, clubSequence: number) =>
  others(tenantId, clubSequence)
    .select((row) => ['clubs.club_status', row.fn.countAll<number>().as('count')])
    .groupBy('clubs.club_status');

/** How often this club and the others of its creator were sent back. */
export const countRejections = (tenantId: string, clubSequence: number) =>
  build
    .selectFrom('clubs as this')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'this', 'creator_id'))
    .innerJoin('club_transitions', (join) => sameTenant(join, 'club_transitions', 'clubs', 'club_sequence'))
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('this.tenant_id', '=', tenantId)
    .where('this.club_sequence', '=', clubSequence)
    .where('club_transitions.event', '=', 'REJECT');

/** The newest of them with why they were last sent back. */
export const listNewestClubs = (tenantId: string, clubSequence: number, limit: number) =>
  others(tenantId, clubSequence)
    .select([
      'clubs.club_sequence',
      'clubs.club_name',
      'clubs.club_status',
      'clubs.member_count',
      'clubs.start_at',
      sql<string | null>`(select reason from club_transitions as sent_back where sent_back.tenant_id = clubs.tenant_id
        and sent_back.club_sequence = clubs.club_sequence and sent_back.event = 'REJECT'
        order by sent_back.transition_sequence desc limit 1)`.as('rejection'),
    ])
    .orderBy('clubs.club_sequence', 'desc')
    .limit(limit);
