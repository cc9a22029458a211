/** How many letters must be put in, taken out or changed to make one word of another (Levenshtein). */
export function distance(one: readonly string[], other: readonly string[]): number {
  let row = other.map((_, index) => index + 1);
  for (const [at, letter] of one.entries()) {
    let before = at;
    let left = at + 1;
    row = row.map((above, index) => {
      left = Math.min(above + 1, left + 1, before + (letter === other[index] ? 0 : 1));
      before = above;
      return left;
    });
  }
  return row.at(-1) ?? one.length;
}
