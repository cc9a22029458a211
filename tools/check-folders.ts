import { crowdedAmong } from './folders.ts';
import { sourceFiles } from './source-files.ts';

const faults = crowdedAmong(sourceFiles(/./));
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
