import type { Digest, NotificationKind, NotificationWay } from '@dure/contract/notification-kinds';
import { sql } from 'kysely';
import type { RowPart } from '../../../../kernel/columns.ts';
import type { NotificationTimes } from '../../../../kernel/database/schema.gen.ts';
import { build } from '../../../../kernel/database/build.ts';

interface Owner {
  readonly tenantId: string;
  readonly memberId: string;
}
interface Choice {
  readonly kind: NotificationKind;
  readonly way: NotificationWay;
}

export const listMuted = ({ tenantId, memberId }: Owner) =>
  build
    .selectFrom('muted_notifications')
    .select(['kind', 'way'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);

export const mute = ({ tenantId, memberId }: Owner, ...choices: readonly Choice[]) =>
  build
    .insertInto('muted_notifications')
    .values(choices.map(({ kind, way }) => ({ tenant_id: tenantId, member_id: memberId, kind, way })))
    .onConflict((conflict) => conflict.doNothing());

export const unmute = ({ tenantId, memberId }: Owner, { kind, way }: Choice) =>
  build
    .deleteFrom('muted_notifications')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('way', '=', way);

export const findTimes = ({ tenantId, memberId }: Owner) =>
  build
    .selectFrom('notification_times')
    .select(['digest', 'quiet_from', 'quiet_until'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);

export const findAddress = ({ tenantId, memberId }: Owner) =>
  build
    .selectFrom('members')
    .select(['email', 'email_verified_at', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);

interface Times extends RowPart<NotificationTimes, 'quiet_from' | 'quiet_until'> {
  readonly digest: Digest;
}

/** From the tenant's `today` on: a digest that begins now does not come the same day, at whatever hour. */
export const setTimes = ({ tenantId, memberId }: Owner, times: Times, today: string) =>
  build
    .insertInto('notification_times')
    .values({ tenant_id: tenantId, member_id: memberId, ...times, digested_on: sql`${today}::date` })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'member_id']).doUpdateSet({
        ...times,
        digested_on: sql`case when notification_times.digest = ${times.digest} then notification_times.digested_on
          else ${today}::date end`,
      }),
    );

export const endDigests = ({ tenantId, memberId }: Owner) =>
  build
    .insertInto('notification_times')
    .values({ tenant_id: tenantId, member_id: memberId, digest: 'OFF' })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'member_id']).doUpdateSet({ digest: 'OFF' }));
