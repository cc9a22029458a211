import { v7 as uuidv7 } from 'uuid';
import type { PageOf } from '../../../kernel/database/page.ts';
import type { Query, Transaction } from '../../../kernel/database/database.ts';
import type { AuditAction } from '@dure/contract/tenancy/audit/audit-actions';
import type { Unit } from '../../../kernel/unit.ts';
import {
  confirmProposed,
  countInvitations,
  countProposed,
  declineProposed,
  findSending,
  type InvitationFilter,
  listInvitationRows,
  type InvitationOrder,
  renewEnded,
  withdrawOpen,
} from './invitations.queries.ts';
import { checkEnd } from './checks.service.ts';
import { invitationView } from './invitations.view.ts';
import { mailSoon, usualEnd } from './inviting.service.ts';

/** A page of whom the organisation invited. */
export async function listInvitations(unit: Unit, query: InvitationFilter & PageOf & InvitationOrder) {
  const { tenantId, now } = unit;
  const [rows, [count], [sending], [proposed]] = await unit.read(
    listInvitationRows(tenantId, query, now, query),
    countInvitations(tenantId, query, now),
    findSending(tenantId, now),
    countProposed(tenantId),
  );
  return {
    contents: rows.map((row) => invitationView(row, now)),
    totalElements: count!.count,
    sending: sending && sending.of > 0 ? { done: sending.done, of: sending.of } : null,
    proposedCount: proposed!.count,
  };
}

interface Step {
  readonly action: AuditAction;
  readonly query: Query;
  /** Whether mails follow. */
  readonly invites: boolean;
}

/** Changes invitations together and enters it into the audit log; answers how many there was something to do for. */
const changing = (unit: Unit, { action, query, invites }: Step) =>
  unit.write(async (transaction: Transaction) => {
    const changed = (await transaction.rows(query)).length;
    unit.record(transaction, { action, before: { people: 0 }, after: { people: changed } });
    if (invites && changed > 0) await mailSoon(unit, transaction);
    return { changed };
  });

interface Deciding {
  readonly invitationIds: readonly string[];
  readonly decision: 'CONFIRM' | 'DECLINE';
}

/** Decides what instructors proposed: whoever is confirmed is invited from today on. */
export function decideInvitations(unit: Unit, { invitationIds, decision }: Deciding) {
  const { tenantId, now } = unit;
  return decision === 'CONFIRM'
    ? changing(unit, {
        action: 'invitationConfirmed',
        query: confirmProposed(tenantId, invitationIds, { batchId: uuidv7(), validUntil: usualEnd(unit) }),
        invites: true,
      })
    : changing(unit, {
        action: 'invitationDeclined',
        query: declineProposed(tenantId, invitationIds, now),
        invites: false,
      });
}

interface Renewing {
  readonly invitationIds: readonly string[];
  readonly validUntil: string;
}

/** Invites once more, by another link. */
export const renewInvitations = (unit: Unit, { invitationIds, validUntil }: Renewing) =>
  changing(unit, {
    action: 'invitationRenewed',
    query: renewEnded(unit.tenantId, invitationIds, { batchId: uuidv7(), validUntil: checkEnd(unit, validUntil) }),
    invites: true,
  });

/** Ends invitations that nobody has used. */
export const withdrawInvitations = (unit: Unit, invitationIds: readonly string[]) =>
  changing(unit, {
    action: 'invitationWithdrawn',
    query: withdrawOpen(unit.tenantId, invitationIds, unit.now),
    invites: false,
  });
