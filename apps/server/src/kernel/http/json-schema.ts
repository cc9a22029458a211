import { z } from 'zod';

type Json = Record<string, unknown>;

/** `anyOf: [T, null]` as `type: [T, "null"]`: the serialiser then needs no validation to choose a branch. */
function flattenNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(flattenNullable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const flat = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, flattenNullable(value)])) as Json;
  const options = flat['anyOf'] as Json[] | undefined;
  if (options?.length !== 2) return flat;
  const rest = options.find((option) => option['type'] !== 'null');
  if (!rest || options.every((option) => option['type'] !== 'null')) return flat;
  if (rest['type'] === 'object') return { ...rest, nullable: true };
  return typeof rest['type'] === 'string' ? { ...rest, type: [rest['type'], 'null'] } : flat;
}

/** JSON Schema (draft 7) of what the API answers, for the serialiser. */
export function responseJsonSchema(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  return flattenNullable(json) as Json;
}

/** JSON Schema (2020-12, that of OpenAPI 3.1) of what the API takes or answers. */
export function openApiSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    // The name of a format says it; its pattern fills a screen.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  return json as Json;
}
