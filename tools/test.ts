import { findOrInstallChromium } from './chromium.ts';
import { run } from './run.ts';

/** Everything that must hold, the fast part first. `check` stops after it; every step runs even when one fails. */
const fastOnly = process.argv[2] === 'check';

const fast: [name: string, command: string, args: string[]][] = [
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['lint', 'oxlint', ['--quiet']],
  ['boundaries', 'node', ['tools/check-boundaries.ts']],
  ['unused and undeclared', 'knip', ['--no-progress']],
  ['one name per call', 'node', ['tools/check-names.ts']],
  ['Korean texts', 'node', ['tools/check-hangul.ts']],
  ['landed migrations', 'node', ['tools/list-migrations.ts', '--verify']],
  ['types: contract', 'tsc', ['-p', 'packages/contract']],
  ['types: server', 'tsc', ['-p', 'apps/server']],
  ['types: web', 'tsc', ['-p', 'apps/web']],
  ['types: tools', 'tsc', ['-p', '.']],
  ['API document', 'node', ['tools/check-openapi.ts']],
  ['database types', 'node', ['tools/generate-database-types.ts', '--verify']],
];

let failed = 0;
let passed = 0;
async function step(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const began = Date.now();
  const code = await run(command, args, env);
  if (code === 0) passed += 1;
  else failed += 1;
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

for (const [name, command, args] of fast) await step(name, command, args);
if (!fastOnly) {
  await step('unit, server and component tests', 'vitest', ['run']);
  const { executablePath, args } = await findOrInstallChromium();
  const browser = { CHROMIUM_PATH: executablePath, CHROMIUM_ARGS: JSON.stringify(args) };
  await step('journeys', 'playwright', ['test'], browser);
}
console.log(`steps: ${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
