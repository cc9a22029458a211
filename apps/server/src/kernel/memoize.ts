/**
 * The same function, which remembers its `most` newest answers. It must follow from its
 * arguments alone.
 */
export function memoize<Arguments extends readonly (string | number | null)[], Answer>(
  most: number,
  find: (...given: Arguments) => Answer,
): (...given: Arguments) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (...given) => {
    const key = given.join('\0');
    let found = known.get(key);
    if (!found) {
      found = { answer: find(...given) };
      if (known.size >= most) known.delete(known.keys().next().value!);
      known.set(key, found);
    }
    return found.answer;
  };
}
