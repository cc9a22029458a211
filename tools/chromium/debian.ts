import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs a headless shell with apt-get where we may, or the Chromium of a release that packages none; tells whether it did. */
export function installDebianChromium(): boolean {
  return canInstall() && (aptInstall('chromium-headless-shell') || aptInstall('chromium'));
}

/** Without a Korean font Hangul has no width, and pages look and measure wrong. */
export function installDebianKoreanFont(): void {
  if (canInstall() && !hasKoreanFont()) aptInstall('fonts-noto-cjk');
}

function hasKoreanFont(): boolean {
  return (spawnSync('fc-list', [':lang=ko'], { encoding: 'utf8' }).stdout ?? '').trim() !== '';
}

function aptInstall(name: string): boolean {
  console.error(`Installing ${name} with apt-get, once …`);
  const run = (...args: string[]) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    return spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'pipe'] }).status === 0;
  };
  return run('update', '-q') && run('install', '-qy', '--no-install-recommends', name, 'fontconfig');
}
