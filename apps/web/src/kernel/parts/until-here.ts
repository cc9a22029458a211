import { nextSign } from '../taking-over/presence.ts';

/** Without a connection it does not come this time: its place stays as it is, and the next sign of somebody asks again. */
export async function untilHere<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await nextSign();
    }
  }
}
