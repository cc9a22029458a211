import { readFile, writeFile } from 'node:fs/promises';
import { MIGRATIONS, migrationFiles } from '../apps/server/src/kernel/database/migration-files.ts';
import { problemsIn, readList, unlisted, writeList } from './migrations/list.ts';

/** Adds new migrations to the list of checksums, which holds those that have landed; `--verify` refuses what it does not hold. */
const LIST = new URL('checksums.txt', MIGRATIONS);
const { structure, backfills } = await migrationFiles(MIGRATIONS);
const files = [...structure, ...backfills].toSorted((one, other) => (one.name < other.name ? -1 : 1));
const list = readList(await readFile(LIST, 'utf8'));
const problems = problemsIn(files, list);
if (process.argv.includes('--verify')) problems.push(...unlisted(files, list));
else if (problems.length === 0) await writeFile(LIST, writeList(files));
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);
