import { readFileSync } from 'node:fs';
import { bareCodesIn } from './codes/codes.ts';
import { sourceFiles } from './source-files.ts';

/** What runs for people; fixtures and the gallery speak in codes, the kernel knows no status, and the worker imports nothing. */
const files = sourceFiles(
  /^apps\/(?:server|web)\/src\/(?!kernel\/|service-worker\/|testing\/|ui\/gallery\/)(?!.*\.test\.).*\.tsx?$/,
);
const faults = bareCodesIn(files.map((path) => ({ path, text: readFileSync(path, 'utf8') })));
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);
