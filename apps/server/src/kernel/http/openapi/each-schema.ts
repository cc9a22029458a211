type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Keys below which a schema stands, several in a row, several by name; and those below which none does. */
const KEYS: Readonly<Record<string, 'one' | 'many' | 'named' | 'none'>> = {
  items: 'one',
  schema: 'one',
  anyOf: 'many',
  oneOf: 'many',
  allOf: 'many',
  properties: 'named',
  schemas: 'named',
  example: 'none',
  default: 'none',
};

/** What holds schemas, with each of those that it holds itself put through `visit`. */
export function eachSchema(holder: unknown, visit: (schema: Json) => unknown): unknown {
  if (Array.isArray(holder)) return holder.map((one) => eachSchema(one, visit));
  if (!isObject(holder)) return holder;
  const visited = (key: string, value: unknown) => {
    const kind = KEYS[key];
    if (kind === 'none') return value;
    if (kind === 'one' && isObject(value)) return visit(value);
    if (kind === 'many' && Array.isArray(value)) return (value as Json[]).map(visit);
    if (kind === 'named' && isObject(value))
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, visit(one as Json)]));
    return eachSchema(value, visit);
  };
  return Object.fromEntries(Object.entries(holder).map(([key, value]) => [key, visited(key, value)]));
}
