import { loadavg } from 'node:os';
import { measurePages } from './pages.ts';

/**
 * Lighthouse alone. On a machine with other work its timings say nothing; sizes and the other categories do.
 * `npm run bench:pages`, or `npm run bench:pages -- /studyroom quizzes/` for a few of the pages
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
say(`load of the machine: ${loadavg()[0]!.toFixed(1)}`);
await measurePages(say, process.argv.slice(2));
