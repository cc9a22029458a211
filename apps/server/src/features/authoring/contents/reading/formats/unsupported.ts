import { readFile } from 'node:fs/promises';
import type { Format } from '../outlet.ts';
import { Unreadable } from '../unreadable.ts';

/** Office keeps a document with a password in the old container, under this name. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

/** Formats of before are not read; a new one with a password looks like them. */
export const readOld: Format = async (path) => {
  throw new Unreadable((await readFile(path)).includes(ENCRYPTED) ? 'encrypted' : 'oldFormat');
};
