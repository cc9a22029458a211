import type { z } from 'zod';
import { namedSchemas } from '../json-schema.ts';

type Json = Record<string, unknown>;
type Direction = 'input' | 'output';

const PLACE = '#/components/schemas/';
/** Until all are known, what is taken and what is answered under one name are kept apart. */
const refTo = (name: string, io: Direction) => `"${PLACE}${name}${io === 'input' ? 'Input' : ''}"`;

interface Fields extends Json {
  readonly properties: Json;
  readonly required: readonly string[];
}
/** A schema of so many fields is referred to by those that have all of them and more. */
const LEAST_FIELDS = 3;

const isFields = (schema: Json): schema is Fields => schema['type'] === 'object' && schema['properties'] !== undefined;

/** What a schema has beside the fields of another one; undefined where it lacks one of them, or means another. */
function beyond(whole: Fields, base: Fields): Fields | undefined {
  const isSame = ([name, field]: [string, unknown]) =>
    JSON.stringify(whole.properties[name]) === JSON.stringify(field) &&
    whole.required?.includes(name) === base.required?.includes(name);
  const names = Object.keys(base.properties);
  if (names.length < LEAST_FIELDS || names.length >= Object.keys(whole.properties).length) return undefined;
  if (!Object.entries(base.properties).every(isSame)) return undefined;
  const properties = Object.fromEntries(Object.entries(whole.properties).filter(([name]) => !names.includes(name)));
  return { type: 'object', required: whole.required.filter((name) => !names.includes(name)), properties };
}

/** Writes what extends another schema as that one and the rest, the largest that fits. */
function asExtensions(schemas: Readonly<Record<string, Json>>): Json {
  const size = (schema: Json) => (isFields(schema) ? Object.keys(schema.properties).length : 0);
  const bySize = Object.entries(schemas).toSorted(([, a], [, b]) => size(b) - size(a));
  const written = ([name, schema]: [string, Json]) => {
    if (!isFields(schema)) return [name, schema];
    for (const [base, other] of bySize) {
      const rest = base !== name && isFields(other) && beyond(schema, other);
      if (!rest) continue;
      const { type: _, properties: _properties, required: _required, ...more } = schema;
      return [name, { ...more, allOf: [{ $ref: `${PLACE}${base}` }, rest] }];
    }
    return [name, schema];
  };
  return Object.fromEntries(Object.entries(schemas).map(written) as [string, Json][]);
}

/** The schemas of a document: those that the contract names are written once and referred to. */
export class Schemas {
  readonly #named = new Map<string, string>();

  /** The schema as it stands in the document. */
  of(schema: z.ZodType, io: Direction): Json {
    const { whole, named } = namedSchemas(schema, io);
    const placed = (json: Json) =>
      JSON.stringify(json).replaceAll(/"#\/\$defs\/(\w+)"/g, (_, name: string) => refTo(name, io));
    for (const [name, json] of Object.entries(named)) {
      const key = io === 'input' ? `${name}Input` : name;
      const text = placed(json);
      const known = this.#named.get(key);
      if (known !== undefined && known !== text) {
        let i = 0;
        while (known[i] === text[i]) i++;
        throw new Error(
          `Two schemas have the name ${name}. ` +
            known.slice(i - 150, i + 150) +
            ' <<>> ' +
            text.slice(i - 150, i + 150),
        );
      }
      this.#named.set(key, text);
    }
    return JSON.parse(placed(whole)) as Json;
  }

  /**
   * The document with its named schemas. What is taken just as it is answered, or is never answered, has the plain name; else
   * what is taken has `Input` behind it.
   */
  settle(document: Json): { document: Json; schemas: Json } {
    let text = JSON.stringify(document);
    const named = new Map(this.#named);
    for (let isSettled = false; !isSettled;) {
      isSettled = true;
      for (const [name, json] of named) {
        if (!name.endsWith('Input')) continue;
        const plain = name.slice(0, -'Input'.length);
        const same = named.get(plain);
        const renamed = (one: string) => one.replaceAll(`"${PLACE}${name}"`, `"${PLACE}${plain}"`);
        if (same !== undefined && same !== renamed(json)) continue;
        named.delete(name);
        named.set(plain, json);
        for (const [key, one] of named) named.set(key, renamed(one));
        text = renamed(text);
        isSettled = false;
      }
    }
    const inOrder = [...named].toSorted(([a], [b]) => (a < b ? -1 : 1));
    const schemas = asExtensions(Object.fromEntries(inOrder.map(([name, json]) => [name, JSON.parse(json) as Json])));
    return { document: JSON.parse(text) as Json, schemas };
  }
}
