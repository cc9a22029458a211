/** A text in two, at a mark that a blank follows. */
export interface Parted {
  readonly before: string;
  readonly mark: string;
  readonly after: string;
}

/** Where a mark stands first behind at least and at most so many letters; null where none does. */
export function parted(
  text: string,
  marks: readonly string[],
  [least, most]: readonly [number, number],
): Parted | null {
  for (let at = least; at <= most && at < text.length; at++) {
    const mark = marks.find((one) => text.startsWith(`${one} `, at) || text.startsWith(`${one}, `, at));
    if (mark === undefined) continue;
    const after = text.slice(at + mark.length).replace(/^,? /u, '');
    return { before: text.slice(0, at), mark, after };
  }
  return null;
}
