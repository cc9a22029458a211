import type { InvitationSort } from '@dure/contract/clubs/invitations/invitation-sorts';
import type { InvitationState } from '@dure/contract/clubs/invitations/invitation-states';
import type { SortDirection } from '@dure/contract/http/sorting';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { SEARCHED_TEXTS } from '../../../kernel/database/word-search/searched-texts.ts';
import { byWord } from '../../../kernel/database/word-search/word-search.ts';
import type { Batch } from './inviting.queries.ts';

export interface InvitationFilter {
  readonly keyword: string;
  readonly state?: InvitationState | undefined;
}

const narrowed = (tenantId: string, { state }: InvitationFilter, now: Date) =>
  build
    .selectFrom('invitations')
    .where('invitations.tenant_id', '=', tenantId)
    .$if(state !== undefined, (rows) => rows.where('invitations.status', '=', state === 'EXPIRED' ? 'INVITED' : state!))
    .$if(state === 'EXPIRED', (rows) => rows.where('valid_until', '<=', now))
    .$if(state === 'INVITED', (rows) => rows.where('valid_until', '>', now));

export interface InvitationOrder {
  readonly sort?: InvitationSort | undefined;
  readonly direction?: SortDirection | undefined;
}
const COLUMNS = { name: 'invitations.name', validUntil: 'invitations.valid_until' } as const;
const orderOf = ({ sort, direction = 'ASC' }: InvitationOrder) =>
  ({
    column: sort === undefined ? 'invitations.created_at' : COLUMNS[sort],
    way: sort === undefined || direction === 'DESC' ? 'desc' : 'asc',
  }) as const;

/** Those of the first pages, up to the one that is shown. */
const foundUpTo = (
  tenantId: string,
  filter: InvitationFilter,
  now: Date,
  { page, size, ...order }: PageOf & InvitationOrder,
) => {
  const { column, way } = orderOf(order);
  return byWord(tenantId, SEARCHED_TEXTS.invitations, filter.keyword, (holdsWord) =>
    narrowed(tenantId, filter, now)
      .where(holdsWord)
      .select('invitations.invitation_id')
      .orderBy(column, way)
      .orderBy('invitations.invitation_id', way)
      .limit(page * size),
  );
};

/** The newest first, or by the chosen column; of equal ones by their ids, so that pages neither repeat nor miss any. */
export const listInvitationRows = (
  tenantId: string,
  filter: InvitationFilter,
  now: Date,
  stretch: PageOf & InvitationOrder,
) => {
  const { page, size } = stretch;
  const { column, way } = orderOf(stretch);
  return build
    .selectFrom('invitations')
    .where('invitations.tenant_id', '=', tenantId)
    .where('invitations.invitation_id', 'in', (row) =>
      row.selectFrom(foundUpTo(tenantId, filter, now, stretch).as('found')).select('found.invitation_id'),
    )
    .innerJoin('members', (join) => sameTenant(join, 'members', 'invitations', { member_id: 'invited_by' }))
    .select([
      'invitations.invitation_id',
      'invitations.name',
      'invitations.email',
      'invitations.student_number',
      'invitations.organization_code',
      'invitations.role',
      'invitations.status',
      'invitations.mailed_at',
      'invitations.valid_until',
      'invitations.ended_at',
      'invitations.created_at',
      'members.nickname',
      clubNames().as('club_names'),
    ])
    .orderBy(column, way)
    .orderBy('invitations.invitation_id', way)
    .limit(size)
    .offset((page - 1) * size);
};

/** Names of the clubs that an invitation opens. */
function clubNames() {
  return sql<string[]>`array(select clubs.club_name from invitation_clubs
    join clubs on clubs.tenant_id = invitation_clubs.tenant_id and clubs.club_sequence = invitation_clubs.club_sequence
    where invitation_clubs.tenant_id = invitations.tenant_id
      and invitation_clubs.invitation_id = invitations.invitation_id order by clubs.club_name)`;
}

export const countInvitations = (tenantId: string, filter: InvitationFilter, now: Date) =>
  build
    .selectFrom(
      byWord(tenantId, SEARCHED_TEXTS.invitations, filter.keyword, (holdsWord) =>
        narrowed(tenantId, filter, now)
          .where(holdsWord)
          .select(sql`1`.as('counted')),
      ).as('found'),
    )
    .select((row) => row.fn.countAll<number>().as('count'));

/** How far the lists have come whose mails are not all written; one that ran out gets none any more. */
export const findSending = (tenantId: string, now: Date) =>
  build
    .selectFrom('invitations')
    .select((row) => [
      row.fn.countAll<number>().as('of'),
      sql<number>`count(*) filter (where mailed_at is not null)`.as('done'),
    ])
    .where('tenant_id', '=', tenantId)
    .where('status', 'in', ['INVITED', 'JOINED'])
    .where((row) =>
      row(
        'batch_id',
        'in',
        row
          .selectFrom('invitations as waiting')
          .select('waiting.batch_id')
          .where('waiting.tenant_id', '=', tenantId)
          .where('waiting.status', '=', 'INVITED')
          .where('waiting.mailed_at', 'is', null)
          .where('waiting.valid_until', '>', now),
      ),
    );

export const countProposed = (tenantId: string) =>
  build
    .selectFrom('invitations')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'PROPOSED');

const named = (tenantId: string, invitationIds: readonly string[]) =>
  build
    .updateTable('invitations')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`invitation_id = any(${invitationIds}::uuid[])`);

/** Another link, as if nobody had been invited before. */
const ANEW = { status: 'INVITED', secret_hash: null, mailed_at: null, ended_at: null } as const;

/** Of a proposal each is confirmed once, whoever decides first. */
export const confirmProposed = (
  tenantId: string,
  invitationIds: readonly string[],
  { batchId, validUntil }: { readonly batchId: string; readonly validUntil: Batch['validUntil'] },
) =>
  named(tenantId, invitationIds)
    .where('status', '=', 'PROPOSED')
    .set({ ...ANEW, batch_id: batchId, valid_until: validUntil })
    .returning('invitation_id');

export const declineProposed = (tenantId: string, invitationIds: readonly string[], now: Date) =>
  named(tenantId, invitationIds)
    .where('status', '=', 'PROPOSED')
    .set({ status: 'DECLINED', ended_at: now })
    .returning('invitation_id');

/** Those whose address has an account meanwhile are left out: there is nothing to invite them to. */
export const renewEnded = (
  tenantId: string,
  invitationIds: readonly string[],
  { batchId, validUntil }: { readonly batchId: string; readonly validUntil: Date },
) =>
  named(tenantId, invitationIds)
    .where('status', 'in', ['INVITED', 'WITHDRAWN', 'DECLINED'])
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('members')
            .select('members.member_id')
            .whereRef('members.tenant_id', '=', 'invitations.tenant_id')
            .whereRef('members.email_normal', '=', 'invitations.email_normal'),
        ),
      ),
    )
    .set({ ...ANEW, batch_id: batchId, valid_until: validUntil })
    .returning('invitation_id');

export const withdrawOpen = (tenantId: string, invitationIds: readonly string[], now: Date) =>
  named(tenantId, invitationIds)
    .where('status', 'in', ['INVITED', 'PROPOSED'])
    .set({ status: 'WITHDRAWN', ended_at: now, secret_hash: null })
    .returning('invitation_id');

/** Ended invitations are kept for a while, so that a manager sees what became of them. */
const isEndedBefore = (moment: Date) =>
  sql<boolean>`(ended_at < ${moment}::timestamptz
    or (status = 'INVITED' and valid_until < ${moment}::timestamptz))`;

export const deleteEndedBefore = (tenantId: string, moment: Date) =>
  build.deleteFrom('invitations').where('tenant_id', '=', tenantId).where(isEndedBefore(moment));

export const countEndedBefore = (tenantId: string, moment: Date) =>
  build
    .selectFrom('invitations')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where(isEndedBefore(moment));
