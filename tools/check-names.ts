import { readFileSync } from 'node:fs';
import { misnamedIn } from './names/names.ts';
import { sourceFiles } from './source-files.ts';

const sources = sourceFiles(/^(?:packages|apps)\/.*(?<!\.test)\.tsx?$/);
const faults = misnamedIn(sources.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
