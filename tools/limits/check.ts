import { readFileSync } from 'node:fs';
import { sourceFiles } from '../source-files.ts';
import { exceptions } from './exceptions.ts';
import { repeatedIn } from './limits.ts';

const sources = sourceFiles(/^(?:packages|apps)\/.*(?<!\.test)\.tsx?$/);
const faults = repeatedIn(
  sources.map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  exceptions,
);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
