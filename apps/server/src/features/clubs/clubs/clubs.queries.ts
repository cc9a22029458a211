import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { imageShape } from './images/club-images.facts.ts';
import { isClubInstructor } from './club-runners.facts.ts';

/** The club with its viewer's facts. */
export const findClubForm = (tenantId: string, clubSequence: number, memberId: string) =>
  build
    .selectFrom('clubs')
    .innerJoin('members as leader', (join) => sameTenant(join, 'leader', 'clubs', { member_id: 'leader_id' }))
    .selectAll('clubs')
    .select([
      'leader.nickname as leader_nickname',
      imageShape().as('image_shape'),
      isClubInstructor(memberId).as('is_instructor'),
      sql<boolean>`exists (select from club_members as own where own.tenant_id = clubs.tenant_id
        and own.club_sequence = clubs.club_sequence and own.joined_at is not null)`.as('ever_joined'),
    ])
    .where('clubs.tenant_id', '=', tenantId)
    .where('clubs.club_sequence', '=', clubSequence);

/** The same, held until the transaction ends; rows that refer to the club can still be added meanwhile. */
export const lockClub = (tenantId: string, clubSequence: number, memberId: string) =>
  findClubForm(tenantId, clubSequence, memberId).forNoKeyUpdate('clubs');
export type LockedClub = RowsOf<ReturnType<typeof lockClub>>[number];

export const insertFavorite = (tenantId: string, clubSequence: number, memberId: string, now: Date) =>
  build
    .insertInto('club_favorites')
    .values({ tenant_id: tenantId, club_sequence: clubSequence, member_id: memberId, created_at: now })
    .onConflict((conflict) => conflict.doNothing());

export const deleteFavorite = (tenantId: string, clubSequence: number, memberId: string) =>
  build
    .deleteFrom('club_favorites')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence)
    .where('member_id', '=', memberId);

export const deleteClubRow = (tenantId: string, clubSequence: number) =>
  build.deleteFrom('clubs').where('tenant_id', '=', tenantId).where('club_sequence', '=', clubSequence);
