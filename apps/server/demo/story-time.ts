import { createHash } from 'node:crypto';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** The story plays in Seoul, which has no daylight saving time. */
const SEOUL_OFFSET_MS = 9 * 60 * MINUTE_MS;

export type At = (day: number, minute?: number) => Date;

/** Instants of the story: `day` 0 is the day of `now` in Seoul, `minute` counts from its midnight. */
export function storyTime(now: Date): At {
  const midnight = Math.floor((now.getTime() + SEOUL_OFFSET_MS) / DAY_MS) * DAY_MS - SEOUL_OFFSET_MS;
  return (day, minute = 0) => new Date(midnight + day * DAY_MS + minute * MINUTE_MS);
}

/** The last millisecond of a day of the story. */
export const endOfDay = (at: At, day: number): Date => new Date(at(day + 1).getTime() - 1);

/** A UUID v7 that is the same in every run: a fixed time and the hash of a name of the story. */
export function storyUuid(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes.writeUIntBE(Date.UTC(2026, 0, 1), 0, 6);
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
