import { posix } from 'node:path';

/** More than this is not taken in at a glance: a folder becomes rooms. */
const MAX_FILES = 25;
/** What nobody reads as a whole: a log that only grows, and the files of the font, which a tool writes. */
const UNREAD = ['apps/server/src/migrations', 'apps/web/src/ui/fonts'];

/** One sentence for each folder of programs that holds too many files. */
export function crowdedAmong(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths.filter((one) => /^(?:apps|packages|e2e|bench|tools)\//.test(one))) {
    const folder = posix.dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && !UNREAD.includes(folder))
    .map(([folder, count]) => `${folder} holds ${count} files, more than ${MAX_FILES}: give it rooms.`);
}
