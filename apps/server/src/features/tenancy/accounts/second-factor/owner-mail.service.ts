import type { Transaction } from '../../../../kernel/database/database.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { postMail } from '../../mails/mails.public.ts';
import type { ownerMail } from './owner-mail.text.ts';
import { siteAddress } from '../site-address.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Tells the owner of a change of how their account is entered: whoever did not do it can act. */
export async function mailOwner(
  unit: Unit,
  transaction: Transaction,
  recipient: string | null,
  mail: ReturnType<typeof ownerMail>,
): Promise<void> {
  if (recipient === null) return;
  const written = mail(unit.tenant, siteAddress(unit, '/account/my/security'));
  await postMail(unit, transaction, { recipient, usefulUntil: new Date(unit.now.getTime() + DAY_MS), ...written });
}
