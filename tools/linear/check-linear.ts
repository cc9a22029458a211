import { readFileSync, writeFileSync } from 'node:fs';
import { builtOf, exceptions } from './exceptions.ts';
import { faultOf, isBounded, nameOf } from './linear.ts';
import { patternsIn } from './patterns.ts';
import { sourceFiles } from '../source-files.ts';

/**
 * Every regular expression that may meet a text from outside runs in linear time. Otherwise one long paste would block
 * everybody. What was judged stands in a list; `--write` brings it up to date.
 */
const JUDGED = new URL('judged.txt', import.meta.url);
const files = sourceFiles(
  /^(?:apps|packages)\/[^/]+\/src\/(?!testing\/|.*(?:\/gallery\/|\.test\.|\.test-help\.|\.fixture\.)).*\.tsx?$/,
);
const found = files.map((path) => patternsIn({ path, text: readFileSync(path, 'utf8') }));
const patterns = new Map(found.flatMap((one) => one.patterns).map((pattern) => [nameOf(pattern), pattern]));
const built = found.flatMap((one) => one.built);
const judged = new Set(readFileSync(JUDGED, 'utf8').split('\n'));

const excused = new Set(exceptions.map(({ pattern: { source, flags } }) => nameOf({ source, flags })));
const faults: string[] = [];
for (const name of excused) if (!patterns.has(name)) faults.push(`tools/linear/exceptions.ts: ${name} stands nowhere`);
for (const { path, of, at } of built) {
  const isKnown = builtOf.some((one) => one.path === path && one.of === of);
  if (!isKnown) faults.push(`${at}: built of ${of}: say in tools/linear/exceptions.ts why it is linear`);
}
for (const { path } of builtOf) {
  if (!built.some((one) => one.path === path)) faults.push(`tools/linear/exceptions.ts: ${path} builds none`);
}

const writes = process.argv.includes('--write');
const open = [...patterns].filter(([name, pattern]) => !excused.has(name) && !isBounded(pattern));
for (const [name, pattern] of open) {
  if (judged.has(name)) continue;
  const fault = await faultOf(pattern);
  const what = `${pattern.at}: /${pattern.source}/${pattern.flags}`;
  if (fault !== undefined) faults.push(`${what} is not linear: ${fault}`);
  else if (writes) judged.add(name);
  // Judging tries texts at random: another run might say otherwise of the same expression.
  else faults.push(`${what} is not in the list yet: node tools/linear/check-linear.ts --write`);
}
for (const fault of faults) console.error(fault);
if (writes) {
  const names = open.map(([name]) => name).filter((name) => judged.has(name));
  writeFileSync(JUDGED, `${names.toSorted().join('\n')}\n`);
}
process.exit(faults.length === 0 ? 0 : 1);
