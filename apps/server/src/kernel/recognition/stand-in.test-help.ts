import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the stand-in says: its languages, and words with how sure it is of them, where a quarter of the page is dark. */
export interface StandIn {
  readonly languages?: readonly string[];
  readonly quarters: readonly (readonly [text: string, percent: number])[];
}

/** A program that speaks Tesseract's command line, for tests on machines without it. */
const programOf = ({ languages = ['eng', 'kor'], quarters }: StandIn) => `#!${process.execPath}
import { readFileSync } from 'node:fs';
const given = process.argv.slice(2);
if (given[0] === '--list-langs') {
  console.log(['List of available languages:', ...${JSON.stringify(languages)}].join('\\n'));
} else {
  if (!/^stdin stdout -l kor\\+eng --psm [34] txt tsv$/.test(given.join(' '))) process.exit(2);
  const bytes = readFileSync(0);
  const head = /^P5\\n(\\d+) (\\d+)\\n255\\n/.exec(bytes.toString('latin1', 0, 40));
  const [wide, high] = [Number(head[1]), Number(head[2])];
  console.log('level\\tpage_num\\tblock_num\\tpar_num\\tline_num\\tword_num\\tleft\\ttop\\twidth\\theight\\tconf\\ttext');
  const lines = [];
  for (const [quarter, [text, percent]] of ${JSON.stringify(quarters)}.entries()) {
    const x = Math.floor(wide * (quarter % 2 === 0 ? 0.25 : 0.75));
    const y = Math.floor(high * (quarter < 2 ? 0.25 : 0.75));
    if (bytes[head[0].length + y * wide + x] > 127) continue;
    // Syllables are words of the table, as they often are.
    for (const [at, word] of [...text].filter((sign) => sign !== ' ').entries())
      console.log([5, 1, quarter + 1, 1, 1, at + 1, x, y, 9, 9, percent, word].join('\\t'));
    lines.push(text);
  }
  console.log(lines.join('\\n\\n') + '\\n\\f');
}
`;

/** Writes the stand-in into a folder and answers its path. */
export async function standInTesseract(directory: string, says: StandIn): Promise<string> {
  const path = join(directory, `tesseract-${crypto.randomUUID()}.mjs`);
  await writeFile(path, programOf(says));
  await chmod(path, 0o755);
  return path;
}
