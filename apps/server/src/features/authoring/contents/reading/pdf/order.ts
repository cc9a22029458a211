import type { Line } from './lines.ts';

/** Lines of one page whose order is looked at; more stay as they were written. */
const MAX_LINES = 400;
/** Of the narrower of two lines, how much must lie below the other. */
const OVERLAP = 0.3;
/** Further up by this share of their size a line is above, not beside. */
const ABOVE = 0.7;

const width = ({ x, right }: Line) => right - x;
const overlap = (a: Line, b: Line) => Math.min(a.right, b.right) - Math.max(a.x, b.x);
const isBelow = (a: Line, b: Line) =>
  a.turn === b.turn &&
  b.y - a.y > ABOVE * Math.max(a.size, b.size) &&
  overlap(a, b) > OVERLAP * Math.min(width(a), width(b));

/** Small signs above a line that say how its words are read; the words alone are kept. */
const RUBY = { size: 0.6, lowest: 0.5, highest: 1.4 };
const isRubyOf = (small: Line, line: Line | undefined): line is Line =>
  line !== undefined &&
  small.turn === line.turn &&
  small.size < RUBY.size * line.size &&
  small.y - line.y > RUBY.lowest * line.size &&
  small.y - line.y < RUBY.highest * line.size &&
  small.x > line.x - line.size &&
  small.x < line.right &&
  small.right < line.right + 2 * line.size;

/** Lines that ruby parted, whole again, without the ruby, which is painted after its words. */
function withoutRuby(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, before] = [lines[at]!, kept.at(-1)];
    const next = lines.slice(at + 1).find((one) => !isRubyOf(one, before));
    if (isRubyOf(line, before)) {
      const isParted = next && Math.abs(next.y - before.y) < 1 && next.x > before.x;
      if (isParted && lines[at + 1] === next && next.x - before.right < next.size) {
        const blank = before.endsWithBlank || next.x - before.right > 0.18 * next.size ? ' ' : '';
        kept[kept.length - 1] = { ...next, x: before.x, text: `${before.text}${blank}${next.text}` };
        at += 1;
      }
      continue;
    }
    kept.push(line);
  }
  return kept;
}

/** A first letter as high as several lines. */
const INITIAL = 1.8;
const isInitialOf = (initial: Line, line: Line) =>
  initial.turn === line.turn &&
  [...initial.text].length <= 2 &&
  /^\p{L}+$/u.test(initial.text) &&
  initial.size > INITIAL * line.size &&
  line.x >= initial.right - 0.2 * initial.size &&
  line.x < initial.right + line.size &&
  line.y > initial.y - 0.2 * initial.size &&
  line.y < initial.y + initial.size;

/** Initials at the beginning of the first line beside them. */
function withInitials(lines: readonly Line[]): Line[] {
  const left = [...lines];
  for (const initial of lines) {
    const beside = left
      .filter((line) => line !== initial && isInitialOf(initial, line))
      .toSorted((a, b) => b.y - a.y)[0];
    if (!beside) continue;
    left.splice(left.indexOf(beside), 1, { ...beside, text: initial.text + beside.text });
    left.splice(left.indexOf(initial), 1);
  }
  return left;
}

/** The next line of an open sentence stands right below, however early a box beside it was painted. */
const GOES_ON = { indent: 0.5, step: 2.5, size: 0.5 };
const SENTENCE_END = /[.!?。]["'”’)\]]?$/;
const isNextOf = (line: Line, last: Line) =>
  line.turn === last.turn &&
  Math.abs(line.size - last.size) < GOES_ON.size &&
  Math.abs(line.x - last.x) < GOES_ON.indent * line.size &&
  last.y > line.y &&
  last.y - line.y < GOES_ON.step * line.size;

/** Whether a line is read before one of a box that was painted earlier: the sentence goes on, or it stands higher. */
const comesFirst = (line: Line, last: Line, ofBox: Line) =>
  line !== ofBox && (SENTENCE_END.test(last.text) ? line.y > ofBox.y + line.size : isNextOf(line, last));

/** As they were written, but what stands below another line after it: programs paint boxes and mastheads first or last. */
function byPlace(lines: readonly Line[]): Line[] {
  if (lines.length > MAX_LINES) return [...lines];
  const left = [...lines];
  const painted = new Map(lines.map((line, at) => [line, at]));
  const ordered: Line[] = [];
  // A title is read before what stands beside it.
  const top = lines.toSorted((a, b) => b.y - a.y)[0];
  const others = lines.filter((line) => line !== top);
  const isTitle =
    top !== undefined && others.every(({ y, size }) => top.y - y > ABOVE * size && top.size > 1.18 * size);
  if (isTitle) ordered.push(...left.splice(left.indexOf(top), 1));
  while (left.length > 0) {
    const isFree = (line: Line) => !left.some((other) => other !== line && isBelow(line, other));
    const free = Math.max(left.findIndex(isFree), 0);
    const last = ordered.at(-1);
    const isBefore = last !== undefined && painted.get(left[free]!)! < painted.get(last)!;
    const goesOn = isBefore ? left.findIndex((line) => isFree(line) && comesFirst(line, last, left[free]!)) : -1;
    ordered.push(...left.splice(goesOn < 0 ? free : goesOn, 1));
  }
  return ordered;
}

/** Lines of a page in the order in which they are read. */
export const inReadingOrder = (lines: readonly Line[]): Line[] => withInitials(byPlace(withoutRuby(lines)));
