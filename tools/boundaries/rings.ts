/** Rings of what imports each other, each told once as `a → b → a`. */
export function ringsOf(importsOf: ReadonlyMap<string, Iterable<string>>): string[] {
  const rings: string[] = [];
  const done = new Set<string>();
  const walk = (name: string, way: readonly string[]): void => {
    const at = way.indexOf(name);
    if (at >= 0) rings.push([...way.slice(at), name].join(' → '));
    if (at >= 0 || done.has(name)) return;
    for (const next of importsOf.get(name) ?? []) walk(next, [...way, name]);
    done.add(name);
  };
  for (const name of importsOf.keys()) walk(name, []);
  return rings;
}
