import type { z } from 'zod';
import { openApiSchema } from '../../kernel/http/json-schema.ts';
import { sampleOf, type Known } from '../sample.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxLength?: number;
}
type Path = readonly (string | number)[];
interface TextPlace {
  readonly path: Path;
  readonly bound: number;
}

/** Texts that make expressions, parsers and comparisons turn back again and again, by what they repeat. */
export const SHAPES: Readonly<Record<string, string>> = {
  'one letter': '가',
  blanks: '가 ',
  'many blanks': ' ',
  stars: '*',
  backticks: '`',
  'backticks with letters': '`a',
  dollars: '$',
  brackets: '[](',
  'opening brackets': '[',
  tags: '<a ',
  hashes: '#',
  tildes: '~',
  'digits with dots': '1.',
  lines: '\n> ',
};

/** So many characters of a shape, between letters: what stands at an end is trimmed. */
export const longText = (shape: string, length: number): string =>
  length < 3 ? '가'.repeat(length) : `가${shape.repeat(Math.ceil(length / shape.length)).slice(0, length - 2)}나`;

/** Every text of a schema that people choose, with the longest it may be; of a list its first item. */
function* textPlaces(schema: Schema, path: Path = []): Generator<TextPlace> {
  for (const one of schema.anyOf ?? []) yield* textPlaces(one, path);
  for (const [name, its] of Object.entries(schema.properties ?? {})) yield* textPlaces(its, [...path, name]);
  if (schema.items) yield* textPlaces(schema.items, [...path, 0]);
  if (schema.maxLength !== undefined && schema.format === undefined && !schema.enum)
    yield { path, bound: schema.maxLength };
}

function put(value: unknown, [first, ...rest]: Path, text: string): unknown {
  if (first === undefined) return text;
  if (typeof first === 'number') {
    const [one, ...others] = (value as unknown[] | null | undefined) ?? [];
    return [put(one, rest, text), ...others];
  }
  return { ...(value as object), [first]: put((value as Record<string, unknown> | undefined)?.[first], rest, text) };
}

const placesOf = new WeakMap<z.ZodType, readonly TextPlace[]>();
function placesIn(schema: z.ZodType): readonly TextPlace[] {
  const places = placesOf.get(schema) ?? [...textPlaces(openApiSchema(schema, 'input') as Schema)];
  placesOf.set(schema, places);
  return places;
}

/** Those of one object together, and each alone: an object in a list is taken with all that it must have. */
function groupsOf(places: readonly TextPlace[]): (readonly TextPlace[])[] {
  const together = Map.groupBy(places, ({ path }) => path.slice(0, -1).join('.'));
  return [...together.values(), ...places.map((place) => [place])];
}

/** What a schema takes, with the shape in each of its texts that takes it at its bound; and which those are. */
export function longSample(schema: z.ZodType, known: Known, shape: string): { value: unknown; texts: string[] } {
  let value = sampleOf(schema, known);
  const texts = new Set<string>();
  const places = placesIn(schema).filter(({ path }) => !path.some((name) => name in known));
  for (const group of groupsOf(places)) {
    if (group.every(({ path }) => texts.has(path.join('.')))) continue;
    const tried = group.reduce((all, { path, bound }) => put(all, path, longText(shape, bound)), value);
    if (!schema.safeParse(tried).success) continue;
    value = tried;
    for (const { path } of group) texts.add(path.join('.'));
  }
  return { value, texts: [...texts] };
}
