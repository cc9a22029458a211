import type { NotificationKind } from '@dure/contract/notifications/notification-kinds';
import { build } from '../../kernel/database/build.ts';

interface Owner {
  readonly tenantId: string;
  readonly memberId: string;
}

export const listMuted = ({ tenantId, memberId }: Owner) =>
  build
    .selectFrom('muted_notifications')
    .select('kind')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .orderBy('kind');

export const mute = ({ tenantId, memberId }: Owner, kind: NotificationKind) =>
  build
    .insertInto('muted_notifications')
    .values({ tenant_id: tenantId, member_id: memberId, kind })
    .onConflict((conflict) => conflict.doNothing());

export const unmute = ({ tenantId, memberId }: Owner, kind: NotificationKind) =>
  build
    .deleteFrom('muted_notifications')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind);
