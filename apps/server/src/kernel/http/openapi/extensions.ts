import { eachSchema } from './each-schema.ts';

type Json = Record<string, unknown>;
interface Fields extends Json {
  readonly properties: Json;
  readonly required?: readonly string[];
}

const PLACE = '#/components/schemas/';
/** A schema of so many fields is referred to by those that have all of them and more. */
const LEAST_FIELDS = 3;

const isFields = (schema: unknown): schema is Fields =>
  (schema as Json)['type'] === 'object' && (schema as Json)['properties'] !== undefined;

/** What a schema has beside the fields of another one; undefined where it lacks one of them, or means another. */
function beyond(whole: Fields, base: Fields): Fields | undefined {
  const isSame = ([name, field]: [string, unknown]) =>
    JSON.stringify(whole.properties[name]) === JSON.stringify(field) &&
    whole.required?.includes(name) === base.required?.includes(name);
  if (!Object.entries(base.properties).every(isSame)) return undefined;
  const others = ([name]: [string, unknown]) => !Object.hasOwn(base.properties, name);
  const required = (whole.required ?? []).filter((name) => !Object.hasOwn(base.properties, name));
  const properties = Object.fromEntries(Object.entries(whole.properties).filter(others));
  return { ...whole, required, properties };
}

/** Writes what extends other schemas as those and the rest, the largest that fit first. */
export function asExtensions<T extends Json & { readonly schemas: Readonly<Record<string, Json>> }>(document: T): T {
  const bases = Object.entries(document.schemas)
    .filter((one): one is [string, Fields] => isFields(one[1]))
    .map(([name, base]) => ({ name, base, size: Object.keys(base.properties).length }))
    .filter(({ size }) => size >= LEAST_FIELDS)
    .toSorted((a, b) => b.size - a.size);
  function written(schema: Json, own: string): unknown {
    if (!isFields(schema)) return eachSchema(schema, (one) => written(one, ''));
    let rest: Fields = schema;
    const extended: string[] = [];
    for (const { name, base, size } of bases) {
      const count = Object.keys(rest.properties).length;
      const less = name !== own && (extended.length > 0 ? count >= size : count > size) && beyond(rest, base);
      if (!less) continue;
      rest = less;
      extended.push(name);
    }
    const inner = eachSchema(rest, (one) => written(one, '')) as Fields;
    if (extended.length === 0) return inner;
    const { type: _, properties, required = [], ...more } = inner;
    const added = Object.keys(properties).length > 0 ? [{ ...(required.length > 0 && { required }), properties }] : [];
    return { ...more, allOf: [...extended.map((name) => ({ $ref: PLACE + name })), ...added] };
  }
  const { schemas, ...others } = document;
  const named = Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, written(one, name)]));
  return { ...(eachSchema(others, (one) => written(one, '')) as Json), schemas: named } as unknown as T;
}
