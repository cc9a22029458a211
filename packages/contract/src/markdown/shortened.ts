const FIGURE = /[\d.,:~/-]/;

/** A plain text of at most so many characters; a cut is told by `…` and goes through no number, which would become another. */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  let end = most - 1;
  while (end > 0 && FIGURE.test(characters[end]!) && FIGURE.test(characters[end - 1]!)) end -= 1;
  return `${characters.slice(0, end).join('').trimEnd()}…`;
}
