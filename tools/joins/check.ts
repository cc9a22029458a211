import { readFileSync } from 'node:fs';
import { sourceFiles } from '../source-files.ts';
import { bareJoinsIn, tablesOf } from './joins.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const sources = sourceFiles(/^apps\/server\/(?:src|demo)\/.*(?<!\.test)\.ts$/);
const faults = bareJoinsIn(
  sources.map((path) => ({ path, text: read(path) })),
  tablesOf(read('apps/server/src/kernel/database/schema.gen.ts')),
);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
