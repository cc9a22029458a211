import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** A file of the project: its path from the root, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

/** Files of the project that git knows or would take in, from the root; those that the pattern matches. */
export const sourceFiles = (pattern: RegExp): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--deduplicate'], { encoding: 'utf8' })
    .split('\n')
    .filter((name) => pattern.test(name) && existsSync(name));

/** The same files with their texts. */
export const readSources = (pattern: RegExp): Source[] =>
  sourceFiles(pattern).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
