const DAY_MS = 24 * 60 * 60_000;
/** Days of recruiting before anything is foretold of it. */
const FEWEST_DAYS = 3;

export interface Recruiting {
  readonly memberCount: number;
  /** Null: no limit. */
  readonly capacity: number | null;
  /** When the first could come, and until when others can. */
  readonly since: Date | null;
  readonly until: Date | null;
}

/** How many members there will be when recruiting ends, if people come as fast as so far; null where nothing can be said. */
export function expectedMembers({ memberCount, capacity, since, until }: Recruiting, now: Date): number | null {
  if (since === null || until === null || until <= now) return null;
  const days = (now.getTime() - since.getTime()) / DAY_MS;
  if (days < FEWEST_DAYS) return null;
  const left = (until.getTime() - now.getTime()) / DAY_MS;
  const expected = Math.round(memberCount + (memberCount / days) * left);
  return capacity === null ? expected : Math.min(capacity, expected);
}
