import type { Piece, Stand } from '../text/line.ts';

/** Signs that are written as controls of one character (table 6). */
const SIGNS: Readonly<Record<number, string>> = { 10: '\n', 24: '-', 30: ' ', 31: ' ' };
const TAB = 9;
/** Controls of eight characters; those that stand for something else have a control of their own in the paragraph. */
const INLINE: ReadonlySet<number> = new Set([4, 5, 6, 7, 8, TAB, 19, 20]);
const EXTENDED: ReadonlySet<number> = new Set([1, 2, 3, 11, 12, 14, 15, 16, 17, 18, 21, 22, 23]);
const CONTROL_LENGTH = 8;

/** A change of the letters' shape: from a character on, to a shape. */
interface ShapeChange {
  readonly at: number;
  readonly stand: Stand;
}

/** Text of a paragraph in pieces as they stand, `control` where one of its controls stands. */
export function* piecesOf(data: Buffer, changes: readonly ShapeChange[]): Generator<Piece | 'control'> {
  let text = '';
  let stand: Stand = 'text';
  let next = 0;
  const piece = () => {
    const given = { stand, text };
    text = '';
    return given;
  };
  const length = data.length >>> 1;
  for (let at = 0; at < length;) {
    for (let change = changes[next]; change && change.at <= at; change = changes[next]) {
      if (text !== '' && change.stand !== stand) yield piece();
      stand = change.stand;
      next += 1;
    }
    const code = data.readUInt16LE(at * 2);
    const isControl = EXTENDED.has(code);
    if (isControl) {
      if (text !== '') yield piece();
      yield 'control';
    } else if (code === TAB) text += '\t';
    else text += code < 32 ? (SIGNS[code] ?? '') : String.fromCharCode(code);
    at += isControl || INLINE.has(code) ? CONTROL_LENGTH : 1;
  }
  if (text !== '') yield piece();
}
