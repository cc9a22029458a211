/**
 * Cuts the web's font from Pretendard: `node tools/build-fonts.ts`. Run by hand when the character set changes; the
 * result is committed, because the source package is far too large to install for everyone.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { fontFace, fallbackFaces, unicodeRange } from './font-css.ts';
import { readMetrics, renameFont } from './font-tables.ts';

const source = 'pretendard@1.3.9';
const target = new URL('../apps/web/src/ui/fonts/', import.meta.url);
/** How many of the package's hundred-syllable slices, by frequency, the first file takes: about 110 KB. */
const coreSlices = 8;
const restFiles = 5;
const latin = characters(0x20, 0x7e) + characters(0xa0, 0xff) + characters(0x3131, 0x3163);
const symbols = '–—‘’“”†•…‰′″‹›※€₩℃™←↑→↓↔⇧⌘⏎√∞≈≠≤≥■□▲△▶▷▼▽◀◆◇○◎●★☆♡♥✓✕、。〈〉《》「」『』【】〔〕'.concat(
  characters(0x2460, 0x2473),
);

function characters(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

function ksSyllables(): Set<string> {
  const decoder = new TextDecoder('euc-kr');
  const trail = Array.from({ length: 0xfe - 0xa1 + 1 }, (_, index) => 0xa1 + index);
  const lead = Array.from({ length: 0xc8 - 0xb0 + 1 }, (_, index) => 0xb0 + index);
  return new Set(lead.flatMap((high) => trail.map((low) => decoder.decode(Uint8Array.of(high, low)))));
}

/** The package's own slices come rarest first; turned round they are a frequency list of the language. */
function slicesByFrequency(css: string): string[][] {
  const known = ksSyllables();
  const slices = [...css.matchAll(/unicode-range: ([^;]+);/g)].map(([, ranges = '']) =>
    ranges.split(', ').flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return [...characters(first, last)].filter((character) => known.has(character));
    }),
  );
  return slices.toReversed();
}

function split(items: readonly string[], parts: number): string[] {
  const size = Math.ceil(items.length / parts);
  return Array.from({ length: parts }, (_, part) => items.slice(part * size, (part + 1) * size).join(''));
}

const work = mkdtempSync(join(tmpdir(), 'dure-fonts-'));
try {
  execFileSync('npm', ['pack', source, '--silent', '--pack-destination', work], { stdio: 'ignore' });
  execFileSync('tar', ['xzf', `${source.replace('@', '-')}.tgz`], { cwd: work });
  const font = readFileSync(join(work, 'package/dist/public/variable/PretendardVariable.ttf'));
  const slices = slicesByFrequency(
    readFileSync(join(work, 'package/dist/web/variable/pretendardvariable-dynamic-subset.css'), 'utf8'),
  );
  const files = [
    latin + symbols + slices.slice(0, coreSlices).flat().join(''),
    ...split(slices.slice(coreSlices).flat(), restFiles),
  ];
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
