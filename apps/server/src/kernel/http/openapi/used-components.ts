type Json = Record<string, unknown>;
type Components = Readonly<Record<string, Json>>;

const REFERENCE = /"\$ref":"#\/components\/(\w+)\/([^"]+)"/g;
const referencesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(REFERENCE)].map(([, kind, name]) => `${kind}/${name}`);

/** The components that `roots` refer to, directly or by each other. Security schemes are named without a reference and stay. */
export function usedComponents(components: Components, roots: unknown): Components {
  const used = new Set<string>();
  const waiting = referencesIn(roots);
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    if (used.has(place)) continue;
    used.add(place);
    const [kind = '', name = ''] = place.split('/');
    waiting.push(...referencesIn(components[kind]?.[name] ?? {}));
  }
  const kept = ([kind, named]: [string, Json]): [string, Json] => [
    kind,
    kind === 'securitySchemes'
      ? named
      : Object.fromEntries(Object.entries(named).filter(([name]) => used.has(`${kind}/${name}`))),
  ];
  return Object.fromEntries(Object.entries(components).map(kept));
}
