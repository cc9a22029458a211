import type * as endpoints from '@dure/contract/tenancy/accounts/member-access.endpoints';
import type { z } from 'zod';
import { composeMail } from '../../../../kernel/mail/compose-mail.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { postMail } from '../../mails/mails.public.ts';
import { changeLock, endOf } from './locking.service.ts';
import { accessDenial } from './member-access.policy.ts';
import { findAddresses, holdAccounts } from './member-access.queries.ts';

/** How long a mail to members is tried. */
const USEFUL_MS = 7 * 24 * 60 * 60_000;

type Locking = z.output<(typeof endpoints.lockMembers)['body']>;

/** Locks or unlocks several accounts, held in one order; who has withdrawn meanwhile, or is so already, is passed over. */
export function lockMembers(unit: Unit, { memberUUIDs, ...lock }: Locking) {
  const { tenantId, memberId: callerId } = unit;
  if (memberUUIDs.includes(callerId)) return refuse('ownAccess');
  const until = endOf(unit, lock);
  const ids = [...new Set(memberUUIDs)];
  return unit.writeAfter([holdAccounts(tenantId, [callerId, ...ids])], async (transaction, [held]) => {
    let changed = 0;
    for (const memberId of ids) {
      const denial = accessDenial(callerId, memberId, held);
      if (denial === 'notFound') continue;
      if (denial) return refuse(denial);
      const member = held.find(({ member_id }) => member_id === memberId)!;
      // The end of a lock is changed for each by themselves: one for good is none of those that end together.
      if ((member.status === 'LOCKED') === lock.isLocked) continue;
      if (await changeLock(unit, transaction, member, { ...lock, until })) changed++;
    }
    unit.record(transaction, { action: 'memberLock', before: {}, after: {} });
    return { changed };
  });
}

type Mailing = z.output<(typeof endpoints.mailMembers)['body']>;

/** Writes one mail to each of several members who can log in. */
export function mailMembers(unit: Unit, { memberUUIDs, subject, text }: Mailing) {
  const { tenantId, tenant, now } = unit;
  const usefulUntil = new Date(now.getTime() + USEFUL_MS);
  return unit.write(async (transaction) => {
    const people = await transaction.rows(findAddresses(tenantId, memberUUIDs));
    const mail = composeMail(tenant, subject, text);
    const mails = people.map(({ email }) => ({ recipient: email, usefulUntil, ...mail }));
    if (mails.length > 0) await postMail(unit, transaction, ...mails);
    unit.record(transaction, {
      action: 'memberMail',
      before: { people: 0, subject: null },
      after: { people: people.length, subject },
    });
    return { changed: people.length };
  });
}
