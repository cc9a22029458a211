import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { ConfigError } from './config.ts';

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/**
 * What lies at `path`, made on the first start. One that cannot be read is no reason to make another: what the first
 * signed and sealed would be lost. Of several servers that start at once one makes it.
 */
export async function storedKey(path: string, make: () => string | Promise<string>): Promise<string> {
  const kept = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (kept === '') throw new ConfigError(`${path} is empty: put it back from a backup, or remove it to begin anew.`);
  if (kept !== undefined) return kept;
  const prepared = `${path}.${randomUUID()}`;
  try {
    const made = await make();
    await writeFile(prepared, made, { mode: 0o600, flush: true });
    // A link appears with its content or not at all, and takes the place of no other.
    await link(prepared, path);
    return made;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return storedKey(path, make);
    throw error;
  } finally {
    await rm(prepared, { force: true });
  }
}
