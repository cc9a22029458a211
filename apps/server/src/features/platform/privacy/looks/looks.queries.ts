import type { LookKind } from '@dure/contract/platform/privacy/look-kinds';
import type { DownloadReason } from '@dure/contract/tenancy/audit/download-reasons';
import { sql } from 'kysely';
import type { RequestOrigin } from '../../../../kernel/audit/entries.queries.ts';
import { build } from '../../../../kernel/database/build.ts';
import { GONE } from '../../../../kernel/session/gone.ts';
import type { PageOf } from '../../../../kernel/database/page.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import type { OfMember } from '../registry/table-data.ts';

export interface NewLook {
  readonly seenBy: string;
  readonly kind: LookKind;
  readonly club: number | null;
  /** A seminar, whose participants it is about. */
  readonly post: number | null;
  /** A mentor, whose wishes it is about. */
  readonly mentor: string | null;
  readonly memberId: string | null;
  /** In the tenant's time zone: `2026-11-22`. */
  readonly day: string;
  /** Why it is downloaded, where that was asked. */
  readonly reason: DownloadReason | null;
  readonly note: string;
  readonly origin: RequestOrigin;
}

/** A download each time, the rest once a day for each thing. An id that is nobody's, or no club's, was refused before. */
export const insertLook = (tenantId: string, look: NewLook, now: Date) =>
  build
    .insertInto('data_looks')
    .values({
      tenant_id: tenantId,
      seen_by: look.seenBy,
      kind: look.kind,
      club_sequence: look.club,
      post_sequence: look.post,
      mentor_id: look.mentor,
      member_id: look.memberId,
      seen_on: sql`${look.day}::date`,
      seen_at: now,
      reason: look.reason,
      note: look.note,
      address: look.origin.address,
      device: look.origin.device,
    })
    .onConflict((conflict) => conflict.doNothing());

interface Told extends OfMember {
  /** The tenant's, in which days are counted. */
  readonly timeZone: string;
}

/**
 * Access to the member's data by others. It covers a club from the day the member became known there, and the whole
 * organisation from the day they came. By days: later looks of a day are in the row of its first one.
 */
const looksAt = ({ tenantId, memberId, timeZone }: Told, since: Date) => {
  const from = (moment: string) => sql`data_looks.seen_on >= (${sql.raw(moment)} at time zone ${timeZone}::text)::date`;
  return build
    .selectFrom('data_looks')
    .where('data_looks.tenant_id', '=', tenantId)
    .where('data_looks.seen_by', '<>', memberId)
    .where('data_looks.seen_at', '>=', since)
    .where(
      sql<boolean>`(data_looks.member_id = ${memberId}::uuid
        or (data_looks.member_id is null and data_looks.club_sequence in (select own.club_sequence from club_members as own
          where own.tenant_id = ${tenantId}::uuid and own.member_id = ${memberId}::uuid
            and ${from('least(own.requested_at, own.joined_at)')}))
        or (data_looks.post_sequence in (select own.post_sequence from seminar_participants as own
          where own.tenant_id = ${tenantId}::uuid and own.member_id = ${memberId}::uuid and ${from('own.applied_at')}))
        or (data_looks.mentor_id in (select own.mentor_id from mentor_wishes as own
          where own.tenant_id = ${tenantId}::uuid and own.requested_by = ${memberId}::uuid and ${from('own.requested_at')}))
        or (data_looks.member_id is null and data_looks.club_sequence is null and data_looks.post_sequence is null
          and data_looks.mentor_id is null and exists (select from members as own
          where own.tenant_id = ${tenantId}::uuid and own.member_id = ${memberId}::uuid and ${from('own.created_at')})))`,
    );
};

export const countLooks = (of: Told, since: Date) =>
  looksAt(of, since).select((row) => row.fn.countAll<number>().as('count'));

export const listLookRows = (of: Told, since: Date, { page, size }: PageOf) =>
  looksAt(of, since)
    .innerJoin('members', (join) => sameTenant(join, 'members', 'data_looks', { member_id: 'seen_by' }))
    .leftJoin('clubs', (join) => sameTenant(join, 'clubs', 'data_looks', 'club_sequence'))
    .select([
      'data_looks.look_sequence',
      'data_looks.kind',
      'data_looks.reason',
      'data_looks.seen_at',
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
      'clubs.club_name',
    ])
    .orderBy('data_looks.seen_at', 'desc')
    .orderBy('data_looks.look_sequence', 'desc')
    .limit(size)
    .offset((page - 1) * size);

/** Somebody who has not withdrawn. */
export const findPresent = (tenantId: string, memberId: string) =>
  build
    .selectFrom('members')
    .select('member_id')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('status', 'not in', GONE);

export const deleteLooksBefore = (tenantId: string, moment: Date) =>
  build.deleteFrom('data_looks').where('tenant_id', '=', tenantId).where('seen_at', '<', moment);
