import type { FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { postMail } from '../../mails/mails.public.ts';
import { openSession, type Account } from '../opening.service.ts';
import { siteAddress } from '../site-address.ts';
import { insertIdentity, insertProviderSession, type Named } from './identities.queries.ts';
import { oidcMails } from './oidc-mails.text.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Links an account of the provider with a member and answers the link; undefined where it is linked already. */
export async function linkWith(
  unit: Unit,
  transaction: Transaction,
  named: Named,
  memberId: string,
): Promise<string | undefined> {
  const identity = { ...named, identityId: uuidv7(), memberId };
  return (await transaction.first(insertIdentity(unit.tenantId, identity, unit.now)))?.identity_id;
}

/** Tells the owner that there is another way in: whoever did not ask for it can take it back. */
export async function mailLinked(unit: Unit, transaction: Transaction, recipient: string | null) {
  if (!recipient) return;
  const mail = oidcMails.linked(unit.tenant, siteAddress(unit, '/account/my/security'));
  await postMail(unit, transaction, { recipient, usefulUntil: new Date(unit.now.getTime() + DAY_MS), ...mail });
}

interface Entered {
  readonly account: Account | undefined;
  readonly identityId: string | undefined;
  /** What the provider calls the log-in. */
  readonly sid: string | null;
}

/**
 * Logs in whom `enter` answers, by their account at the provider. A second factor is the provider's to ask for: none is
 * asked for here.
 */
export async function enterByProvider(
  unit: Unit,
  request: FastifyRequest,
  reply: FastifyReply,
  enter: (transaction: Transaction) => Promise<Entered>,
) {
  let link: { readonly identityId: string; readonly sid: string | null };
  return openSession(
    unit,
    request,
    reply,
    async (transaction) => {
      const { account, identityId, sid } = await enter(transaction);
      if (!account || identityId === undefined) return refuse('verificationInvalid');
      link = { identityId, sid };
      return account;
    },
    (transaction, { id, memberId }) =>
      transaction.soon(insertProviderSession(unit.tenantId, { tokenId: id, memberId, ...link })),
  );
}
