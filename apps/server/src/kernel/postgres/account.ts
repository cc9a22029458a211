import { statSync } from 'node:fs';

/** The user that PostgreSQL runs as, where that is not the user of this process. */
export type Account = { uid: number; gid: number };

/**
 * PostgreSQL refuses root, and files in its directory must belong to nobody else. The number lies in the range that
 * neither distributions nor systemd hand out (60578 to 61183) and below the 65536 that a container maps.
 */
const privateUid = 60818;

/** initdb wants a user that the system knows by name, which the private number has not. */
export const nobody: Account = { uid: 65534, gid: 65534 };

/**
 * Whom to run PostgreSQL as: undefined for "as I am". Root lends it to the owner of the existing folder, so that one made by an
 * ordinary user stays usable to that user.
 */
export function accountFor(directory: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(directory, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return { uid: privateUid, gid: privateUid };
}
