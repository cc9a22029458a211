import type { Block, ListItem } from './block-nodes.ts';
import type { BlockReader } from './block-reader.ts';

/** Three figures at most: a year begins no list. */
const ITEM = /^([ \t]*)([-*+]|\d{1,3}[.)])[ \t]+(\S.*)$/;
/** Figures with a dot go on as a date or a section (`8. 15.`), not as words of an item. */
const GOES_ON = /^\d+[.)](?:\s|$)/;
const TASK = /^\[([ xX])\][ \t]+(?=\S)/;
/** A line so much further in belongs to the item above it. */
const INDENT = 2;

const widthOf = (blanks: string) => blanks.replaceAll('\t', '    ').length;
const indentOf = (line: string) => widthOf(/^[ \t]*/.exec(line)![0]);
const isBlank = (line: string | undefined) => line === undefined || line.trim() === '';

interface Start {
  readonly indent: number;
  readonly mark: string;
  readonly isOrdered: boolean;
  readonly words: string;
  /** From where on the item's further lines are read. */
  readonly textAt: number;
}

function startOf(line: string): Start | undefined {
  const [, blanks = '', mark, words] = ITEM.exec(line) ?? [];
  if (mark === undefined || words === undefined) return undefined;
  const isOrdered = /\d/.test(mark);
  if (isOrdered && GOES_ON.test(words)) return undefined;
  const indent = widthOf(blanks);
  const task = isOrdered ? null : TASK.exec(words);
  if (!task) return { indent, mark, isOrdered, words, textAt: indent + mark.length + 1 };
  const box = task[1] === ' ' ? '☐' : '☑';
  return { indent, mark: box, isOrdered, words: words.slice(task[0].length), textAt: indent + 2 };
}

/** A line without so many blanks of its beginning. */
function outdented(line: string, width: number): string {
  const indent = indentOf(line);
  return ' '.repeat(Math.max(0, indent - width)) + line.trimStart();
}

/** The lines that belong to an item, and the first that does not. */
function linesOf(lines: readonly string[], at: number, { indent, words, textAt }: Start) {
  const own = [words];
  let next = at + 1;
  for (;;) {
    let further = next;
    while (further < lines.length && isBlank(lines[further])) further += 1;
    if (further >= lines.length || indentOf(lines[further]!) < indent + INDENT) return { own, next };
    while (next < further) own.push(lines[next++]!);
    own.push(outdented(lines[next++]!, textAt));
  }
}

/** Lines that begin alike, with what is further in below each. Every mark is shown as it was typed, so no figure depends on this. */
export const readList: BlockReader = (lines, at, inner) => {
  const first = startOf(lines[at]!);
  if (!first) return undefined;
  const items: ListItem[] = [];
  let next = at;
  for (let start: Start | undefined = first; start;) {
    const found = linesOf(lines, next, start);
    items.push({ mark: start.mark, blocks: inner(found.own, true) });
    ({ next } = found);
    let further = next;
    while (further < lines.length && isBlank(lines[further])) further += 1;
    const following: Start | undefined = further < lines.length ? startOf(lines[further]!) : undefined;
    start =
      following?.isOrdered === first.isOrdered && following.indent < first.indent + INDENT ? following : undefined;
    if (start) next = further;
  }
  const block: Block = { kind: 'list', isOrdered: first.isOrdered, items };
  return { block, next };
};
