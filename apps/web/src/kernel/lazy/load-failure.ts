/**
 * Why code cannot be loaded. No network answers (`away`), another version is deployed without this one's files
 * (`replaced`), or neither can be told (`failed`).
 */
export type LoadFailure = 'away' | 'replaced' | 'failed';

/** The file of the program that runs. Its name changes with whatever the program may fetch. */
export const programFile = import.meta.url;

const isThere = ({ ok, headers }: Response) => ok && headers.get('content-type')?.includes('javascript') === true;

/** Asks the server for the program that runs, past everything that keeps files. */
export async function findLoadFailure(): Promise<LoadFailure> {
  if (!navigator.onLine) return 'away';
  const answer = await fetch(programFile, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
  if (!answer) return 'away';
  // A server that starts or is overloaded says nothing of its version.
  return answer.status >= 500 || answer.status === 429 || isThere(answer) ? 'failed' : 'replaced';
}
