import { inPacedBatches } from '../../../kernel/jobs/batches.ts';
import type { Progress } from '../../../kernel/jobs/queue.ts';
import type { Transaction } from '../../../kernel/database/database.ts';
import type { Tenant } from '../../../kernel/tenancy.ts';
import type { Services } from '../../../kernel/unit.ts';
import { keepMails, sendSoon } from './mails.service.ts';
import type { NewMail } from './mails.queries.ts';

/** Mails written in one transaction: what a killed server had begun is written anew by the next. */
const AT_ONCE = 5;
/** A class that is invited must not be felt by who works meanwhile: fewer than one answer in a hundred meets a batch. */
const PACE = { share: 0.008, longestRestMs: 1000 };

interface Taken {
  /** How many were due, whether or not each gets a mail. */
  readonly taken: number;
  readonly mails: readonly Omit<NewMail, 'mailId'>[];
}

/**
 * Writes mails to all who wait for one at an organisation. `take` claims at most `most` of them and answers their mails. Both are
 * one transaction, so a killed server leaves nobody with two mails or none. Answers how many were taken.
 */
export async function writeInBatches(
  services: Services,
  tenant: Tenant,
  progress: Progress,
  take: (transaction: Transaction, now: Date, most: number) => Promise<Taken>,
): Promise<number> {
  const sending = { services, tenant };
  let done = 0;
  await inPacedBatches(services.clock, AT_ONCE, PACE, async (most) => {
    const now = services.clock.now();
    const written = await services.database.transaction(tenant.tenantId, async (transaction) => {
      const { taken, mails } = await take(transaction, now, most);
      keepMails(transaction, now, ...mails);
      // The first leave at once, and the last with whatever the clock's turns left between.
      if (done === 0 ? mails.length > 0 : taken < most) await sendSoon(sending, transaction);
      return taken;
    });
    done += written;
    await progress(done, done);
    return written;
  });
  return done;
}
