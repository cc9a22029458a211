const FIGURE = /[\d.,:~/-]/;

/** The last place up to `most` at which a text can be cut without making another number of one; 0 where there is none. */
export function placeToCut(characters: ArrayLike<string>, most: number): number {
  let end = Math.min(most, characters.length);
  if (end === characters.length) return end;
  while (end > 0 && FIGURE.test(characters[end]!) && FIGURE.test(characters[end - 1]!)) end -= 1;
  return end;
}

/** A plain text of at most so many characters; a cut is told by `…` and goes through no number, which would become another. */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  return `${characters
    .slice(0, placeToCut(characters, most - 1))
    .join('')
    .trimEnd()}…`;
}
