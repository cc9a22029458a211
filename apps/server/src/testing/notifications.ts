import { build } from '../kernel/database/build.ts';
import type { TestServer } from './server.ts';

/** What a person was told, oldest first. */
export async function notificationsOf({ database }: TestServer, tenantId: string, { memberId }: { memberId: string }) {
  const [rows] = await database.read(
    tenantId,
    build
      .selectFrom('notifications')
      .selectAll()
      .where('tenant_id', '=', tenantId)
      .where('member_id', '=', memberId)
      .orderBy('notification_sequence'),
  );
  return rows;
}

/** The kinds of it. */
export const notificationKindsOf = async (server: TestServer, tenantId: string, person: { memberId: string }) =>
  (await notificationsOf(server, tenantId, person)).map(({ kind }) => kind);
