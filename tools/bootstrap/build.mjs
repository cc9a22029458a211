import { fingerprint, hasStamp, sourcesIn, writeStamp } from './fingerprint.mjs';
import { alone } from './lock.mjs';
import { npm } from './npm.mjs';
import { inRoot } from './paths.mjs';

const stamp = 'apps/web/dist/.dure-build';

/** Builds the web when its sources are not those of the last build. */
export async function build() {
  if (hasStamp(stamp, state())) return;
  await alone(inRoot('.cache/bootstrap.lock'), async () => {
    const expected = state();
    if (hasStamp(stamp, expected)) return;
    console.error('Building the web …');
    const env = { NODE_ENV: 'production' };
    await npm(['run', 'build', '--workspace', '@dure/web', '--silent'], {
      env,
      explain: () => 'The web does not build:',
    });
    writeStamp(stamp, expected);
  });
}

const state = () =>
  fingerprint([], ['package-lock.json', 'tsconfig.base.json', ...['apps/web', 'packages/contract'].flatMap(sourcesIn)]);
