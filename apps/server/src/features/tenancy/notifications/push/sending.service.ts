import type { RowsOf } from '../../../../kernel/database/database.ts';
import { DeviceGone, type Sender } from '../../../../kernel/push/carrier.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { pushSenderOf } from './keys.service.ts';
import { PUSH_JOB } from './push-job.ts';
import { claimMessage, deleteMessage, deleteUselessMessages, endGoneDevice } from './messages.queries.ts';

type Due = RowsOf<ReturnType<typeof claimMessage>>[number];

/** A push service that is slow holds up only some of the others. */
const AT_ONCE = 5;

async function sendOne({ database, clock, push }: Services, { tenantId }: Tenant, sender: Sender, due: Due) {
  const { push_message_sequence: sequence, push_device_sequence: device, payload, topic } = due;
  const lifeSeconds = Math.ceil((due.useful_until.getTime() - clock.now().getTime()) / 1000);
  const settled = await push.deliver(sender, due, { payload, topic, lifeSeconds }).then(
    () => deleteMessage(tenantId, sequence),
    (error: unknown) => (error instanceof DeviceGone ? endGoneDevice(tenantId, device) : undefined),
  );
  if (settled) await database.write(tenantId, settled);
}

/**
 * Sends what is due at a tenant. A message is deleted once its push service has it. Where this server dies in between
 * it is sent again, and replaces itself by topic and tag. Of much it sends `most`; answers how much that was.
 */
export async function sendPushes(services: Services, tenant: Tenant, most = Infinity): Promise<number> {
  const { database, clock } = services;
  const { tenantId, time_zone: timeZone } = tenant;
  let taken = 0;
  const claim = async () => {
    if (taken >= most) return undefined;
    taken++;
    const [[due]] = await database.write(tenantId, claimMessage({ tenantId, timeZone, now: clock.now() }));
    if (!due) taken--;
    return due;
  };
  const first = await claim();
  if (!first) return 0;
  const sender = await pushSenderOf(services, tenant);
  const work = async (given?: Due) => {
    for (let due = given ?? (await claim()); due; due = await claim()) await sendOne(services, tenant, sender, due);
  };
  await Promise.all([work(first), ...Array.from({ length: AT_ONCE - 1 }, () => work())]);
  return taken;
}

/** What one organisation sends at its turn: others' messages go between. */
const AT_A_TURN = 200;

/** Sends what is due at a tenant, and puts the rest of much into the line. */
export async function sendAtTurn(services: Services, tenant: Tenant): Promise<void> {
  if ((await sendPushes(services, tenant, AT_A_TURN)) < AT_A_TURN) return;
  await services.database.transaction(tenant.tenantId, (transaction) =>
    services.jobs.send(transaction, PUSH_JOB, { tenantUri: tenant.uri }, null),
  );
}

/** Forgets what has lost its use. */
export async function tidyPushes({ database, clock }: Services, tenantId: string): Promise<void> {
  await database.write(tenantId, deleteUselessMessages(tenantId, clock.now()));
}
