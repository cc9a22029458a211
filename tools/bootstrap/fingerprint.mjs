import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/** A hash over texts and the contents of files; what is missing counts as empty. */
export function fingerprint(texts, files) {
  const hash = createHash('sha256').update(JSON.stringify(texts));
  for (const file of files) {
    const content = contentOf(inRoot(file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** Every file below a folder that its build reads. */
export function sourcesIn(folder) {
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter((entry) => !['node_modules', 'dist'].includes(entry.name) && !entry.name.includes('.test.'))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const name = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? sourcesIn(name) : [name];
    });
}

export const hasStamp = (file, expected) => contentOf(inRoot(file)).toString() === expected;

export function writeStamp(file, value) {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), value);
}

function contentOf(file) {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
