import type { Connection } from '../kernel/database/connection.ts';
import type { Services } from '../kernel/unit.ts';

/** Makes the demo story on an empty database. */
export async function seedDemo(_owner: Connection, _services: Services): Promise<void> {}
