import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { fingerprint, hasStamp, writeStamp } from './fingerprint.mjs';
import { alone } from './lock.mjs';
import { npm } from './npm.mjs';
import { inRoot } from './paths.mjs';

const stamp = 'node_modules/.dure-install';

/** Installs the packages when they are not those of the lock file. */
export async function install() {
  const expected = state();
  if (hasStamp(stamp, expected)) return;
  await alone(inRoot('.cache/bootstrap.lock'), async () => {
    if (hasStamp(stamp, expected)) return;
    if (!isInstalled() || !runtimeWorks()) await installAnew();
    writeStamp(stamp, expected);
  });
}

/** The binary packages follow the runtime, and that is pinned by the manifest: its ABI needs no mention of its own. */
function state() {
  const lock = readJson('package-lock.json') ?? { packages: {} };
  const manifests = Object.keys(lock.packages).filter((name) => !name.includes('node_modules'));
  const files = ['package-lock.json', '.npmrc', ...manifests.map((name) => path.posix.join(name, 'package.json'))];
  return fingerprint([process.platform, process.arch], files);
}

async function installAnew() {
  console.error('Installing packages, once for this version (about half a minute) …');
  await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], { explain: explainInstall });
  if (runtimeWorks()) return;
  // A person's own npm settings may forbid install scripts, and the pinned Node arrives by one.
  await npm(['rebuild', 'node', '--ignore-scripts=false', '--loglevel=error'], { explain: explainInstall });
  if (!runtimeWorks())
    throw new Failure(`npm did not install Node.js ${pinned()} for ${process.platform}-${process.arch}.`);
}

/** Whether somebody ran npm by hand and it left exactly what the lock file names. */
function isInstalled() {
  const wanted = readJson('package-lock.json')?.packages;
  const there = readJson('node_modules/.package-lock.json')?.packages;
  if (!wanted || !there) return false;
  const isThere = ([name, one]) => !name.includes('node_modules/') || one.link || one.optional || there[name];
  const isWanted = ([name, one]) => one.link || wanted[name]?.version === one.version;
  return Object.entries(wanted).every(isThere) && Object.entries(there).every(isWanted);
}

const pinned = () => readJson('package.json').dependencies.node;

function runtimeWorks() {
  const program = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim() === `v${pinned()}`;
}

function explainInstall(said) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network|FETCH_ERROR/.test(said)) {
    return 'The packages could not be downloaded: check the network (or npm’s registry and proxy settings) and run this again.';
  }
  if (/ENOSPC/.test(said)) return 'The packages could not be installed: the disk is full.';
  if (/EACCES|EPERM|EROFS/.test(said))
    return `The packages could not be installed: ${inRoot()} is not yours to write to.`;
  return 'The packages could not be installed; npm says:';
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(inRoot(file), 'utf8'));
  } catch {
    return undefined;
  }
}
