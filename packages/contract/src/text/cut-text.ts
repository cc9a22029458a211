/**
 * The beginning of a text, of at most so many UTF-16 units (what `length`, and a bound of the contract, counts). A cut never goes
 * through a surrogate pair: half of one is no character, and PostgreSQL refuses it.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = text.slice(0, most);
  return /[\uD800-\uDBFF]$/.test(beginning) ? beginning.slice(0, -1) : beginning;
}
