/** A text and what is marked in it; `start` equals `end` where only the caret stands. */
export interface Typed {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces `from` to `to` by `text`, and marks `select` in the text that comes of it. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly select: readonly [number, number];
}

export type MakeEdit = (typed: Typed) => Edit;

/** Puts marks around what is marked, or takes them away where they stand. */
export const wrapped =
  (mark: string): MakeEdit =>
  ({ value, start, end }) => {
    const { length } = mark;
    const chosen = value.slice(start, end);
    if (value.slice(start - length, start) === mark && value.slice(end, end + length) === mark) {
      return { from: start - length, to: end + length, text: chosen, select: [start - length, end - length] };
    }
    if (chosen.length > 2 * length && chosen.startsWith(mark) && chosen.endsWith(mark)) {
      const text = chosen.slice(length, -length);
      return { from: start, to: end, text, select: [start, start + text.length] };
    }
    return { from: start, to: end, text: mark + chosen + mark, select: [start + length, end + length] };
  };

/** A paragraph of its own where the caret stands; `select` counts from its beginning. */
export function block({ value, start, end }: Typed, text: string, select: readonly [number, number]): Edit {
  const before = value.slice(0, start);
  const after = value.slice(end);
  const lead = /(?:^|\n\n)$/.test(before) ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const tail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
  const at = start + lead.length;
  return { from: start, to: end, text: lead + text + tail, select: [at + select[0], at + select[1]] };
}

/** Several lines become a block between fences, one line is marked in its line. */
const inlineOrBlock =
  (mark: string, fence: string): MakeEdit =>
  (typed) => {
    const chosen = typed.value.slice(typed.start, typed.end);
    if (!chosen.includes('\n')) return wrapped(mark)(typed);
    const from = fence.length + 1;
    return block(typed, `${fence}\n${chosen.replace(/\n$/, '')}\n${fence}`, [from, from + chosen.trimEnd().length]);
  };

/** Begins each marked line with the sign, or takes it away where every one has it. */
const lines =
  (sign: string): MakeEdit =>
  ({ value, start, end }) => {
    const from = value.lastIndexOf('\n', start - 1) + 1;
    const next = value.indexOf('\n', Math.max(start, end - 1));
    const to = next === -1 ? value.length : next;
    const all = value.slice(from, to).split('\n');
    const isOn = all.every((line) => line.startsWith(sign));
    const text = all.map((line) => (isOn ? line.slice(sign.length) : sign + line)).join('\n');
    const caret = Math.max(from, start + (isOn ? -sign.length : sign.length));
    return { from, to, text, select: start === end ? [caret, caret] : [from, from + text.length] };
  };

const ADDRESS = 'https://';

const link: MakeEdit = ({ value, start, end }) => {
  const chosen = value.slice(start, end);
  if (/^https?:\/\/\S+$/.test(chosen)) {
    return { from: start, to: end, text: `[](${chosen})`, select: [start + 1, start + 1] };
  }
  const at = start + chosen.length + 3;
  const select: Edit['select'] = chosen === '' ? [start + 1, start + 1] : [at, at + ADDRESS.length];
  return { from: start, to: end, text: `[${chosen}](${ADDRESS})`, select };
};

/** What the tools of the toolbar write. */
export const edits = {
  bold: wrapped('**'),
  code: inlineOrBlock('`', '```'),
  maths: inlineOrBlock('$', '$$'),
  link,
  list: lines('- '),
  quote: lines('> '),
} satisfies Record<string, MakeEdit>;

/** An empty table of two columns; the name of the first is marked. */
export const tableOf =
  (columns: readonly string[]): MakeEdit =>
  (typed) => {
    const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
    const rows = [columns, columns.map(() => '---'), columns.map(() => '  ')].map(row);
    return block({ ...typed, start: typed.end }, rows.join('\n'), [2, 2 + (columns[0]?.length ?? 0)]);
  };
