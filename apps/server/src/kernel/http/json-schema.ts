import { z } from 'zod';

type Json = Record<string, unknown>;

/** What schemas say of themselves but for their names: a named schema stands where it is used, and not in a list of its own. */
class WithoutNames extends z.core.$ZodRegistry {
  override get(schema: z.core.$ZodType): undefined {
    const { id: _, ...meta } = z.globalRegistry.get(schema as never) ?? ({} as { id?: string });
    return meta as never;
  }
}
const metadata = new WithoutNames() as never;

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
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
    metadata,
    // It writes texts as they are: neither the format nor the choice changes a letter.
    override: ({ jsonSchema }) => {
      if (jsonSchema.type !== 'string') return;
      delete jsonSchema.format;
      delete jsonSchema.pattern;
      delete jsonSchema.enum;
    },
  });
  return flattenNullable(json) as Json;
}

/** JSON Schema (2020-12, that of OpenAPI 3.1) of what the API takes or answers, whole in one piece. */
export function openApiSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    metadata,
    // The name of a format says it; its pattern fills a screen.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  return json as Json;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without what says nothing to a reader: bounds that every number has, the pattern of a format, that nothing else is answered. */
function withoutNoise(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNoise);
  if (!isObject(value)) return value;
  const schema = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutNoise(inner)])) as Json;
  if (typeof schema['format'] === 'string') delete schema['pattern'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['additionalProperties'] === false) delete schema['additionalProperties'];
  const { anyOf, ...rest } = schema;
  const [one, none, ...more] = Array.isArray(anyOf) ? (anyOf as Json[]) : [];
  const isOrNull = none?.['type'] === 'null' && more.length === 0 && typeof one?.['type'] === 'string' && !one['enum'];
  return isOrNull ? { ...one, ...rest, type: [one['type'], 'null'] } : schema;
}

/**
 * JSON Schema (2020-12) with the schemas that the contract names (`.meta({ id })`) in a separate list, as in the API
 * document. `$ref` points there by `#/$defs/`.
 */
export function namedSchemas(schema: z.ZodType, io: 'input' | 'output'): { whole: Json; named: Record<string, Json> } {
  const { properties, $defs = {} } = z.toJSONSchema(z.object({ whole: schema }), {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return { whole: withoutNoise(properties!['whole']) as Json, named: withoutNoise($defs) as Record<string, Json> };
}
