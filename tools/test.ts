import { mkdtempSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_DATA_OF_RUN, makeDemoData } from '../apps/server/src/testing/run/demo-data.ts';
import { findOrInstallChromium } from './chromium.ts';
import { run } from './run.ts';
import { beginRun } from './test-run/run.ts';

/** Everything that must hold, the fast part first. `check` stops after it; every step runs even when one fails. */
const fastOnly = process.argv[2] === 'check';

// The lanes share the cores; a second checker would only find out anew what types the files have in common.
const types = (place: string): string[] => ['-p', place, '--checkers', '1'];

const fast: [name: string, command: string, args: string[]][] = [
  ['format', 'oxfmt', ['--list-different', '.']],
  ['lint', 'oxlint', ['--quiet']],
  ['boundaries', 'node', ['tools/check-boundaries.ts']],
  ['unused and undeclared', 'knip', ['--no-progress']],
  ['folders', 'node', ['tools/check-folders.ts']],
  ['one name per call', 'node', ['tools/check-names.ts']],
  ['codes by name', 'node', ['tools/check-codes.ts']],
  ['joins and club runners', 'node', ['tools/queries/check.ts']],
  ['limits of the contract', 'node', ['tools/limits/check.ts']],
  ['Korean texts', 'node', ['tools/check-hangul.ts']],
  ['documents and comments', 'node', ['tools/prose/check.ts']],
  ['linear expressions', 'node', ['tools/linear/check-linear.ts']],
  ['landed migrations', 'node', ['tools/list-migrations.ts', '--verify']],
  ['types: contract', 'tsc', types('packages/contract')],
  // Tools and benchmarks import most of the server: apart from it they would check it a second time.
  ['types: server, tools, benchmarks', 'tsc', types('.')],
  ['types: web', 'tsc', types('apps/web')],
  // Parts of these run in a page, whose names nothing of the server may use.
  ['types: journeys', 'tsc', types('e2e')],
  ['API document', 'node', ['tools/openapi/check.ts']],
  ['database types', 'node', ['tools/generate-database-types.ts', '--verify']],
];

let failed = 0;
let passed = 0;
const seconds = (began: number): string => ((Date.now() - began) / 1000).toFixed(1);
async function step(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const began = Date.now();
  const code = await run(command, args, env);
  told(code === 0, `${name}  ${seconds(began)} s`);
}
function told(holds: boolean, what: string): void {
  if (holds) passed += 1;
  else failed += 1;
  console.log(`${holds ? 'ok  ' : 'FAIL'}  ${what}`);
}

const root = path.join(import.meta.dirname, '..');
// Programs are started by the dozen: what is compiled once is kept, as `npm start` keeps it.
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, '.cache/compile');
const endRun = fastOnly ? undefined : beginRun(root);
const demoData = endRun && mkdtempSync(path.join(tmpdir(), 'dure-demo-data-'));
/** Where it fails, each server loads its own: whether that works is for the tests to say. */
async function loadDemoData(directory: string): Promise<void> {
  const began = Date.now();
  try {
    await makeDemoData(directory);
    process.env[DEMO_DATA_OF_RUN] = directory;
    console.log(`      demo data for the tests  ${seconds(began)} s`);
  } catch (error) {
    console.error(error);
  }
}

// A lane for each core; what holds says nothing, so that two seldom talk into each other.
const waiting = fast.values();
async function lane(): Promise<void> {
  for (const [name, command, args] of waiting) await step(name, command, args);
}
await Promise.all([...Array.from({ length: availableParallelism() }, lane), demoData && loadDemoData(demoData)]);
if (endRun) {
  await step('unit, server and component tests', 'vitest', ['run']);
  const { executablePath, args } = await findOrInstallChromium();
  const browser = { CHROMIUM_PATH: executablePath, CHROMIUM_ARGS: JSON.stringify(args) };
  await step('journeys', 'playwright', ['test'], browser);
  const left = await endRun();
  for (const thing of left) console.error(`The run left ${thing}`);
  told(left.length === 0, 'nothing is left of the run');
}
console.log(`steps: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
