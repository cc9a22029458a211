import { readFileSync } from 'node:fs';
import { sourceFiles } from '../source-files.ts';
import { bareJoinsIn, spelledRunnersIn, tablesOf } from './queries.ts';
import { columnsIn, writtenRowsIn } from './rows.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const SCHEMA = 'apps/server/src/kernel/database/schema.gen.ts';
const sources = sourceFiles(/^apps\/server\/(?:src|demo)\/.*(?<!\.test)\.ts$/)
  .filter((path) => path !== SCHEMA)
  .map((path) => ({ path, text: read(path) }));
const features = sources.filter(({ path }) => path.startsWith('apps/server/src/features/'));
const schema = read(SCHEMA);
const faults = [
  ...bareJoinsIn(sources, tablesOf(schema)),
  ...spelledRunnersIn(features),
  ...writtenRowsIn(features, columnsIn(schema)),
];
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
