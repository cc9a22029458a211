import { DatabaseUnusable } from '../../postgres/unusable.ts';
import { withClient } from '../client.ts';
import type { Connection } from '../connection.ts';
import { SESSION_OPTIONS, SESSION_SETTINGS } from '../session-settings.ts';

interface Session {
  readonly process: number;
  readonly setting: string;
}

/**
 * A pooler that shares sessions among connections loses what the server keeps in one (its settings, locks, LISTEN). One
 * that drops the settings of a connection lets statements run without an end. Two connections at once tell both.
 */
export async function refusePooler(connection: Connection, which: string, open = withClient): Promise<void> {
  const asked = { ...connection, options: SESSION_OPTIONS };
  const sessionOf = (work: (session: Session) => Promise<void>) =>
    open(asked, async (client) => {
      const text = `select pg_backend_pid() as process, current_setting('plan_cache_mode') as setting`;
      const { rows } = await client.query<Session>(text);
      await work(rows[0]!);
    });
  await sessionOf(async (one) => {
    if (one.setting !== SESSION_SETTINGS.plan_cache_mode)
      throw new DatabaseUnusable(
        `${which} is reached through a pooler that drops the settings of a connection: name PostgreSQL itself.`,
      );
    await sessionOf(async (other) => {
      if (one.process === other.process)
        throw new DatabaseUnusable(
          `${which} is reached through a pooler that shares sessions (PgBouncer's pool_mode=transaction): name PostgreSQL itself.`,
        );
    });
  });
}
