import type { Line as PdfLine } from './lines.ts';

type Line = Pick<PdfLine, 'text' | 'y'>;

interface Page {
  readonly unitNo: number;
  readonly lines: readonly Line[];
}

const PAGE_NUMBER = /^[-–—]? ?(\d{1,4}) ?(?:\/ ?\d{1,4})? ?[-–—]?$/;
/** Pages on which the same line must stand to be a header or footer, and their share of all. */
const REPEATED = { pages: 3, share: 0.5 };
/** Points by which a repeated line may stand higher or lower. */
const SAME_HEIGHT = 3;

/** A line as it repeats: its numbers change from page to page. */
const patternOf = ({ text, y }: Line) => `${Math.round(y / SAME_HEIGHT)} ${text.replaceAll(/\d+/g, '#')}`;

const outermost = (lines: readonly Line[]): Line[] => {
  const heights = lines.map(({ y }) => y);
  const [top, bottom] = [Math.max(...heights), Math.min(...heights)];
  // Parts of one line may stand far apart.
  return lines.filter(({ y }) => top - y < SAME_HEIGHT || y - bottom < SAME_HEIGHT);
};

/** Headers, footers and page numbers: the highest and lowest lines that repeat from page to page. */
export function furnitureOf(pages: readonly Page[]): ReadonlySet<Line> {
  const counts = new Map<string, number>();
  const shifts = new Map<number, number>();
  for (const { unitNo, lines } of pages) {
    for (const pattern of new Set(outermost(lines).map(patternOf))) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
    const number = numberOf(lines);
    if (number !== undefined) shifts.set(number - unitNo, (shifts.get(number - unitNo) ?? 0) + 1);
  }
  const found = new Set<Line>();
  for (const { unitNo, lines } of pages) {
    if (lines.length < 2) continue;
    for (const line of outermost(lines)) {
      const count = counts.get(patternOf(line)) ?? 0;
      const isRepeated = count >= REPEATED.pages && count >= pages.length * REPEATED.share;
      const number = Number(PAGE_NUMBER.exec(line.text)?.[1] ?? Number.NaN);
      const shift = number - unitNo;
      if (isRepeated || shift === 0 || (shifts.get(shift) ?? 0) >= REPEATED.pages) found.add(line);
    }
  }
  return found;
}

function numberOf(lines: readonly Line[]): number | undefined {
  const found = outermost(lines)
    .map(({ text }) => PAGE_NUMBER.exec(text)?.[1])
    .find((number) => number !== undefined);
  return found === undefined ? undefined : Number(found);
}
