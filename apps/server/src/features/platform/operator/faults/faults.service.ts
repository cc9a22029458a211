import { v7 as uuidv7 } from 'uuid';
import { tenantsWithWork } from '../../../../kernel/jobs/each.ts';
import { failingJobs } from '../../../../kernel/jobs/report.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { NO_TENANT } from '../operator-accounts.service.ts';
import { jobFaults, longBefore, MAIL_FAULT, type Fault } from './faults.policy.ts';
import {
  findStuckSince,
  forgetOtherFaults,
  hasSentSince,
  keepFaults,
  markTold,
  operatorAddresses,
  untoldFaults,
} from './faults.queries.ts';
import { faultMail } from './faults.text.ts';

export const FAULTS_JOB = 'faults';

/**
 * Whether the mail server takes none: a mail of any organisation waits for long, and no later one of any has left. A mail
 * that waits while others leave is its recipient's matter.
 */
async function mailFaults({ database, clock, tenants }: Services): Promise<Fault[]> {
  const waiting = await tenantsWithWork({ database, clock }, FAULTS_JOB);
  if (waiting.size === 0) return [];
  const ids = (await tenants.list())
    .filter(({ suspended_at }) => suspended_at === null)
    .map(({ tenantId }) => tenantId);
  let since: Date | null = null;
  for (const tenantId of ids.filter((id) => waiting.has(id))) {
    const [[stuck]] = await database.read(tenantId, findStuckSince(tenantId, longBefore(clock.now())));
    if (stuck!.since && (since === null || stuck!.since < since)) since = stuck!.since;
  }
  if (since === null) return [];
  for (const tenantId of ids) {
    const [[sent]] = await database.read(tenantId, hasSentSince(tenantId, since));
    if (sent) return [];
  }
  return [{ fault: MAIL_FAULT, since }];
}

/** Notes what fails for long, and what is well again. */
async function noteFaults(services: Services): Promise<void> {
  const { database, clock } = services;
  const failing = jobFaults(await database.readGlobal(failingJobs), clock.now());
  const faults = [...failing, ...(await mailFaults(services))];
  await database.transaction(NO_TENANT, (transaction) =>
    transaction.all(keepFaults(faults), forgetOtherFaults(faults)),
  );
}

/**
 * Tells operators by mail what fails for long: each fault once, until it is well again. Where no mail can leave it is
 * told as soon as one can. It goes past the outbox, which is an organisation's.
 */
export async function watchFaults(services: Services): Promise<void> {
  await noteFaults(services);
  const { database, clock, mail } = services;
  const faults = await database.readGlobal(untoldFaults);
  const operators = await database.readGlobal(operatorAddresses);
  if (faults.length === 0 || operators.length === 0 || !mail.postman) return;
  const letter = faultMail(faults);
  let isTold = false;
  for (const { email } of operators) {
    const delivery = mail.postman.deliver({ id: uuidv7(), recipient: email, ...letter, unsubscribeUrl: null });
    // Told to one of them it is told; to none it is tried again at the next minute.
    isTold = (await delivery.then(() => true).catch(() => false)) || isTold;
  }
  if (!isTold) return;
  await database.transaction(NO_TENANT, (transaction) =>
    transaction.change(
      markTold(
        faults.map(({ fault }) => fault),
        clock.now(),
      ),
    ),
  );
}
