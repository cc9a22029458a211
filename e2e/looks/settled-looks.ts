import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';

/** The workers of a run learn from each other; Playwright empties the folder when a run begins. */
const place = () => join(test.info().project.outputDir, 'settled-looks');

const mark = (look: string) => createHash('sha256').update(look).digest('base64url').slice(0, 16);

/** Those that axe has not answered for yet in this run. A text that looks so looks so on whatever page and in either theme. */
export function unsettled(looks: readonly string[]): string[] {
  const settled = new Set(existsSync(place()) ? readFileSync(place(), 'utf8').split('\n') : []);
  return looks.filter((look) => !settled.has(mark(look)));
}

export function settle(looks: readonly string[]): void {
  mkdirSync(test.info().project.outputDir, { recursive: true });
  appendFileSync(place(), looks.map((look) => `${mark(look)}\n`).join(''));
}
