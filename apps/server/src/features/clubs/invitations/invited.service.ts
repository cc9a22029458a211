import type * as endpoints from '@dure/contract/clubs/invitations/invited.endpoints';
import type { MemberRole } from '@dure/contract/tenancy/accounts/member-roles';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import {
  checkRegisters,
  enterNewcomer,
  GUEST_LIMIT,
  hashOf,
  limit,
  takeBack,
} from '../../tenancy/accounts/accounts.public.ts';
import { seatPeople } from '../memberships/memberships.public.ts';
import { findBySecret, holdInvitation, takeInvitation } from './invited.queries.ts';

/** What tries at the address of a request are counted under. */
const triesOf = ({ ip }: FastifyRequest) => `invitation-address:${ip}`;

async function found(unit: Unit, secret: string, request: FastifyRequest) {
  await limit(unit, triesOf(request), GUEST_LIMIT);
  return (await unit.first(findBySecret(unit.tenantId, hashOf(secret), unit.now))) ?? refuse('verificationInvalid');
}
type Found = Awaited<ReturnType<typeof found>>;

/** Whom a link is for, and what it opens. */
export async function findInvitation(unit: Unit, secret: string, request: FastifyRequest) {
  const invitation = await found(unit, secret, request);
  await takeBack(unit, triesOf(request));
  return {
    email: invitation.email,
    name: invitation.name,
    hasOrganization: unit.tenant.organization_codes.includes(invitation.organization_code),
    hasAccount: invitation.account_id !== null,
    clubNames: invitation.clubs.map(({ name }) => name),
  };
}

async function hold(unit: Unit, transaction: Transaction, { invitation_id }: Found): Promise<void> {
  const held = await transaction.first(holdInvitation(unit.tenantId, invitation_id, unit.now));
  if (!held) refuse('verificationInvalid');
}

/** Marks the invitation as used, and takes its account into the clubs; answers the names of those that took it. */
async function enterClubs(unit: Unit, transaction: Transaction, invitation: Found, memberId: string) {
  const { tenantId, now } = unit;
  transaction.soon(takeInvitation(tenantId, invitation.invitation_id, memberId, now));
  const clubs = invitation.clubs.map(({ sequence }) => sequence);
  const usher = { memberId: invitation.invited_by, now };
  const seated = await seatPeople(transaction, clubs, { memberIds: [memberId] }, usher);
  return invitation.clubs.filter(({ sequence }) => seated.has(sequence)).map(({ name }) => name);
}

type Accepted = z.output<(typeof endpoints.acceptInvitation)['body']>;

/** Makes the account of whoever was invited: they opened the mail, so the address is theirs. */
export async function acceptInvitation(
  unit: Unit,
  { secret, ...own }: Accepted,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  checkRegisters(unit.tenant);
  const invitation = await found(unit, secret, request);
  const newcomer = {
    known: { email: invitation.email },
    hasProvenAddress: true,
    role: invitation.role as MemberRole,
    studentNumber: invitation.student_number,
    organizationCode: invitation.organization_code,
    own,
  };
  const session = await enterNewcomer(unit, newcomer, {
    request,
    reply,
    admit: (transaction) => hold(unit, transaction, invitation),
    entered: async (transaction, memberId) => {
      await enterClubs(unit, transaction, invitation, memberId);
    },
  });
  await takeBack(unit, triesOf(request));
  return session;
}

/** Uses an invitation whose address has an account by now; answers the names of the clubs that took it. */
export async function enterInvitedClubs(unit: Unit, secret: string, request: FastifyRequest) {
  const invitation = await found(unit, secret, request);
  const { account_id: accountId, account_proven_at: provenAt } = invitation;
  if (accountId === null) return refuse('verificationInvalid');
  // Whoever opened the mail has the address; whoever made the account may have another one.
  if (provenAt === null) return refuse('accountUnproven');
  return unit.write(async (transaction) => {
    await hold(unit, transaction, invitation);
    return { clubNames: await enterClubs(unit, transaction, invitation, accountId) };
  });
}
