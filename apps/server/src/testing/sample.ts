import type { z } from 'zod';
import { openApiSchema } from '../kernel/http/json-schema.ts';

interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
}

/** Values that stand for fields of these names, so that a sample is about something that there is. */
export type Known = Readonly<Record<string, unknown>>;

function sample(schema: Schema, known: Known, name: string): unknown {
  if (name in known) return known[name];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sample(schema.anyOf[0]!, known, name);
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, its]) => [field, sample(its, known, field)]),
    );
  }
  switch (schema.type) {
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sample(schema.items ?? {}, known, ''));
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return schema.minimum ?? (schema.exclusiveMinimum === undefined ? 1 : schema.exclusiveMinimum + 1);
    case 'object':
      return {};
    default:
      if (schema.format === 'date-time') return '2026-11-21T00:00:00.000Z';
      return '가'.repeat(Math.max(1, schema.minLength ?? 1));
  }
}

/** Something that a schema accepts, as small as it may be. */
export const sampleOf = (schema: z.ZodType, known: Known): unknown =>
  sample(openApiSchema(schema, 'input') as Schema, known, '');
