/**
 * Cuts the web's font from Pretendard: `node tools/build-fonts.ts`. Run by hand when the character set changes; the
 * result is committed, because the source package is far too large to install for everyone.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontFace, fallbackFaces, unicodeRange } from './font-css.ts';
import { byFrequency, characters, slicesOf } from './font-slices.ts';
import { readMetrics, renameFont } from './font-tables.ts';

const source = 'pretendard@1.3.9';
const target = new URL('../apps/web/src/ui/fonts/', import.meta.url);
const latin = characters(0x20, 0x7e) + characters(0xa0, 0xff) + characters(0x3131, 0x3163);
const symbols = '–—‘’“”†•…‰′″‹›※€₩℃™←↑→↓↔⇧⌘⏎√∞≈≠≤≥■□▲△▶▷▼▽◀◆◇○◎●★☆♡♥✓✕、。〈〉《》「」『』【】〔〕'.concat(
  characters(0x2460, 0x2473),
);

/** What the interface says by itself. */
const interfaceText = (): string =>
  globSync('{apps/web,packages/contract}/src/**/*.{ts,tsx}')
    .filter((file) => !/\.test\.|\/(?:testing|gallery)\/|examples/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');

const work = mkdtempSync(join(tmpdir(), 'dure-fonts-'));
try {
  execFileSync('npm', ['pack', source, '--silent', '--pack-destination', work], { stdio: 'ignore' });
  execFileSync('tar', ['xzf', `${source.replace('@', '-')}.tgz`], { cwd: work });
  const font = readFileSync(join(work, 'package/dist/public/variable/PretendardVariable.ttf'));
  const css = readFileSync(join(work, 'package/dist/web/variable/pretendardvariable-dynamic-subset.css'), 'utf8');
  const [core, ...others] = slicesOf(byFrequency(css), interfaceText());
  const files = [latin + symbols + core, ...others];
  for (const old of globSync('*.woff2', { cwd: target })) rmSync(new URL(old, target));
  const renamed = renameFont(font, 'Pretendard', 'DureSansKR');
  const faces: string[] = [];
  for (const [index, text] of files.entries()) {
    const name = `dure-sans-${index}.woff2`;
    const subset = await subsetFont(renamed, text, {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 700, default: 400 } },
      keepFeatures: ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
      noHinting: true,
    });
    writeFileSync(new URL(name, target), subset);
    faces.push(fontFace(name, unicodeRange(text)));
    console.log(name, [...text].length, 'characters', subset.length, 'bytes');
  }
  const banner = '/* Written by tools/build-fonts.ts. */\n';
  writeFileSync(new URL('fonts.css', target), banner + [...faces, ...fallbackFaces(readMetrics(font))].join('\n'));
  copyFileSync(join(work, 'package/dist/LICENSE.txt'), new URL('LICENSE.txt', target));
} finally {
  rmSync(work, { recursive: true });
}
