import { inPacedBatches } from '../../../kernel/jobs/batches.ts';
import type { Progress } from '../../../kernel/jobs/queue.ts';
import type { Transaction } from '../../../kernel/database/database.ts';
import type { Tenant } from '../../../kernel/tenancy.ts';
import type { Services } from '../../../kernel/unit.ts';
import { postMail } from './mails.service.ts';
import type { NewMail } from './mails.queries.ts';

/** Mails written in one transaction: what a killed server had begun is written anew by the next. */
const AT_ONCE = 5;
/** A class that is invited must not be felt by who works meanwhile. */
const SHARE_OF_TIME = 0.1;

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
  let done = 0;
  await inPacedBatches(AT_ONCE, SHARE_OF_TIME, async (most) => {
    const now = services.clock.now();
    const written = await services.database.transaction(tenant.tenantId, async (transaction) => {
      const { taken, mails } = await take(transaction, now, most);
      if (mails.length > 0) await postMail({ services, now, tenant }, transaction, ...mails);
      return taken;
    });
    done += written;
    await progress(done, done);
    return written;
  });
  return done;
}
