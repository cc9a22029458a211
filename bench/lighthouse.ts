import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measurePages } from './pages.ts';

/**
 * Lighthouse alone. On a machine with other work its timings say nothing; sizes and the other categories do.
 * `npm run bench:pages`, or `npm run bench:pages -- /studyroom quizzes/` for a few of the pages; `-- --slower=2` where a phone is only
 * twice as slow as this machine, as the figures say
 */
const { values, positionals } = parseArgs({ options: { slower: { type: 'string' } }, allowPositionals: true });
const say = (line: string) => process.stdout.write(`${line}\n`);
say(`load of the machine: ${loadavg()[0]!.toFixed(1)}`);
await measurePages(say, positionals, values.slower === undefined ? undefined : Number(values.slower));
