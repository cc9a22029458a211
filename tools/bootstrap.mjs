// Makes a fresh clone ready to run: npm calls it before start, test, dev and bench. It runs before anything is installed, on
// whatever Node the machine has, so it is plain JavaScript without dependencies.
import { build } from './bootstrap/build.mjs';
import { Failure } from './bootstrap/failure.mjs';
import { install } from './bootstrap/install.mjs';
import { refuseOldNode } from './bootstrap/node-version.mjs';

try {
  refuseOldNode(process.versions.node);
  await install();
  if (process.argv.includes('build')) await build();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
