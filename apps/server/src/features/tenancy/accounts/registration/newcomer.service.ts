import type { MemberRole } from '@dure/contract/tenancy/accounts/member-roles';
import type { NewcomerFields } from '@dure/contract/tenancy/accounts/registration.endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuseFields, refuseTogether } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { accountsText } from '../accounts.text.ts';
import { checkMemberType } from '../member-type.ts';
import { openSession } from '../opening.service.ts';
import { chosenOrganization } from '../organization.ts';
import { refuseCommon } from '../passwords/common.ts';
import { hashPassword } from '../passwords/hashing.ts';
import { checkConsents } from './given-consents.ts';
import { deleteRegistrationsOf, insertConsents, insertMember } from './registration.queries.ts';

/** Somebody whom the organisation lets in, as it knows them and as they say themselves. */
interface Newcomer {
  /** An address, or the log-in name of whoever has none. */
  readonly known: { readonly email: string } | { readonly loginName: string };
  readonly hasProvenAddress: boolean;
  readonly role: MemberRole;
  readonly studentNumber: string | null;
  /** Where they belong; undefined where they are asked. */
  readonly organizationCode: string | undefined;
  readonly own: NewcomerFields;
}

interface Door {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** What lets them in, used up in the transaction before the account is made. */
  readonly admit: (transaction: Transaction, memberId: string) => Promise<void>;
  /** What follows in the same transaction. */
  readonly entered: (transaction: Transaction, memberId: string) => Promise<void>;
}

/** Makes the account of somebody whom the organisation lets in, with a password of their own, and logs them in. */
export async function enterNewcomer(unit: Unit, newcomer: Newcomer, { request, reply, admit, entered }: Door) {
  const { tenant, tenantId, now } = unit;
  const { own, role, studentNumber, hasProvenAddress } = newcomer;
  const { email, loginName } = { email: null, loginName: undefined, ...newcomer.known };
  const isKnownPlace =
    newcomer.organizationCode !== undefined && tenant.organization_codes.includes(newcomer.organizationCode);
  const place = () => (isKnownPlace ? newcomer.organizationCode! : chosenOrganization(tenant, own.organizationCode));
  await refuseTogether(
    () => refuseCommon(own.password, email ?? loginName!),
    () => checkMemberType(tenant, own.memberType),
    () => void place(),
    () => checkConsents(own.consents),
  );
  const member = {
    email,
    loginName,
    passwordHash: await hashPassword(own.password),
    nickname: own.nickname,
    memberType: own.memberType ?? tenant.login_member_types[0] ?? 'MEMBER',
    organizationCode: place(),
    consents: own.consents,
    hasProvenAddress,
    role,
    studentNumber,
  };
  const memberId = uuidv7();
  return openSession(unit, request, reply, async (transaction) => {
    await admit(transaction, memberId);
    const made = await transaction.first(insertMember(tenantId, memberId, member, now));
    if (!made && email === null) return refuseFields([{ path: 'loginName', message: accountsText.nameTaken }]);
    if (!made) return refuseFields([{ path: 'email', message: accountsText.addressTaken }]);
    transaction.soon(insertConsents(tenantId, memberId, own.consents, now));
    if (email !== null) transaction.soon(deleteRegistrationsOf(tenantId, email.toLowerCase()));
    await entered(transaction, memberId);
    return made;
  });
}
