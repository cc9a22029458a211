/** So long without reading is a silence (drawing of the lecture dashboard: two weeks). */
export const SILENT_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

interface Course {
  readonly isRunning: boolean;
  /** When its first study began; null where none has. */
  readonly begunAt: Date | null;
}

/** Who read nothing since, and belonged to the club by then, is silent; null while nobody can be. */
export function silentBefore({ isRunning, begunAt }: Course, now: Date): Date | null {
  const since = new Date(now.getTime() - SILENT_DAYS * DAY_MS);
  return isRunning && begunAt !== null && begunAt <= since ? since : null;
}
