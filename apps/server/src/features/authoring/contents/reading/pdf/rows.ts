import { DOWN, type Letter, TURNED } from './letters.ts';

/** Letters of one line of a page, from left to right, with the blanks that somebody wrote. */
export type Row = readonly Letter[];

/** What lies lower or higher by less of its size is on the same line. */
const SAME_LINE = 0.5;
/** A gap this wide without a blank leads into another cell or column, as a share of the letters' size. */
const CELL = 1.5;
/** Letters of one size that stand higher or lower by so much, and apart by so much, are in another cell. */
const CELL_BESIDE = { rise: 0.12, gap: 0.3, size: 0.1 };
/** Rows painted before, into whose gaps a row may belong. */
const EARLIER = 4;

/** Letters that are written downwards one by one, as programs do for upright text, stand in lines that go down. */
function inDirection(letters: readonly Letter[]): readonly Letter[] {
  let [along, down] = [0, 0];
  let before: Letter | undefined;
  for (const letter of letters) {
    if (letter.isBlank || letter.turn !== 0) continue;
    if (before) {
      const [right, below] = [(letter.x - before.x) / letter.size, (before.y - letter.y) / letter.size];
      if (Math.abs(right) < 0.3 && below > 0.6 && below < 2.2) down += 1;
      else if (Math.abs(below) < 0.3 && right > 0) along += 1;
    }
    before = letter;
  }
  if (down <= along) return letters;
  const turned = (letter: Letter): Letter => {
    const [x, y] = TURNED[DOWN]!(letter.x, letter.y);
    return { ...letter, x, y, width: letter.size, turn: DOWN };
  };
  return letters.map((letter) => (letter.turn === 0 ? turned(letter) : letter));
}

/** Whether it is the same letter once more, painted over itself to look bold. */
const isTwice = (before: Letter, { text, x, y, size }: Letter) =>
  before.text === text && Math.abs(before.x - x) < 0.1 * size && Math.abs(before.y - y) < 0.1 * size;

const rightOf = ({ x, width }: Letter) => x + width;
const isOnLineOf = (letter: Letter, first: Letter, size: number) =>
  first.turn === letter.turn && Math.abs(letter.y - first.y) < SAME_LINE * Math.max(size, letter.size);
/** A small sign right behind a letter is its exponent or index, however high or low. */
const SIGN = { size: 0.85, gap: 0.35, rise: 0.75 };
const isSignBehind = (last: Letter, letter: Letter, first: Letter, size: number) =>
  first.turn === letter.turn &&
  letter.size < SIGN.size * size &&
  Math.abs(letter.x - rightOf(last)) < SIGN.gap * size &&
  Math.abs(letter.y - first.y) < SIGN.rise * size;
const isBesideIn = (last: Letter, letter: Letter) =>
  Math.abs(letter.size - last.size) < CELL_BESIDE.size * last.size &&
  Math.abs(letter.y - last.y) > CELL_BESIDE.rise * last.size &&
  letter.x - rightOf(last) > CELL_BESIDE.gap * last.size;

/** Blanks at their places among the words: some programs paint them before or after. */
function blanksInPlace(row: Row): Row {
  const blanks = row.filter(({ isBlank }) => isBlank).toSorted((a, b) => a.x - b.x);
  const placed: Letter[] = [];
  for (const letter of row) {
    if (letter.isBlank) continue;
    while (blanks[0] && blanks[0].x < letter.x + letter.width / 2) placed.push(blanks.shift()!);
    placed.push(letter);
  }
  return [...placed, ...blanks];
}

/** Puts a row into the gap of another on the same height that was left for it, as for signs of another font. */
function intoGap(row: Row, inserted: Row): Row | undefined {
  const [first, last] = [inserted[0]!, inserted.at(-1)!];
  const isSameHeight = first.turn === row[0]!.turn && Math.abs(first.y - row[0]!.y) < CELL_BESIDE.rise * first.size;
  if (!isSameHeight) return undefined;
  const slack = CELL_BESIDE.rise * first.size;
  const at = row.findIndex(({ isBlank, x }) => !isBlank && x > first.x);
  const before = row.slice(0, Math.max(at, 0)).findLast(({ isBlank }) => !isBlank);
  const isGap = before !== undefined && rightOf(before) < first.x + slack && row[at]!.x > rightOf(last) - slack;
  return isGap ? [...row.slice(0, at), ...inserted, ...row.slice(at)] : undefined;
}

const heightOf = ({ turn, y }: Letter) => `${turn} ${Math.round(y)}`;

/** Gives each blank that was painted alone to the line in or behind which it stands. */
function withStrays(rows: readonly Row[], strays: readonly Letter[]): Row[] {
  const atHeight = Map.groupBy(rows.keys(), (no) => heightOf(rows[no]!.find(({ isBlank }) => !isBlank)!));
  const given = Map.groupBy(strays, (blank) =>
    (atHeight.get(heightOf(blank)) ?? []).find((no) => {
      const [first, last] = [rows[no]![0]!, rows[no]!.at(-1)!];
      return blank.x > first.x && blank.x < rightOf(last) + blank.size;
    }),
  );
  return rows.map((row, no) => [...row, ...(given.get(no) ?? [])]);
}

const solidOf = (row: Row) => row.filter(({ isBlank }) => !isBlank);

/** The letters of a page line by line, in the order they were painted. */
export function rowsOf(painted: readonly Letter[]): Row[] {
  const rows: Row[] = [];
  let open: Letter[] = [];
  /** Blanks that were painted before or after the letters of their line. */
  const strays: Letter[] = [];
  let last: Letter | undefined;
  let size = 0;
  let hasBlank = false;
  const close = () => {
    const solid = solidOf(open);
    if (solid.length > 0) {
      const row = open;
      const at = rows.findLastIndex((one, no) => no >= rows.length - EARLIER && intoGap(one, solid) !== undefined);
      if (at >= 0) rows[at] = [...intoGap(rows[at]!, solid)!, ...row.filter(({ isBlank }) => isBlank)];
      else rows.push(row);
    }
    open = [];
    last = undefined;
  };
  for (const letter of inDirection(painted)) {
    const first = open[0];
    const isSameLine =
      first !== undefined &&
      (isOnLineOf(letter, first, size) ||
        (last !== undefined && !letter.isBlank && isSignBehind(last, letter, first, size)));
    if (letter.isBlank) {
      (isSameLine ? open : strays).push(letter);
      hasBlank = true;
      continue;
    }
    if (last && isTwice(last, letter)) continue;
    const isElsewhere =
      last !== undefined &&
      (letter.x < rightOf(last) - 2 * letter.size ||
        (!hasBlank && (letter.x > rightOf(last) + CELL * Math.max(size, letter.size) || isBesideIn(last, letter))));
    if (!isSameLine || isElsewhere) {
      close();
      size = 0;
    }
    open.push(letter);
    last = letter;
    hasBlank = false;
    size = Math.max(size, letter.size);
  }
  close();
  return withStrays(rows, strays).map(blanksInPlace);
}
