import { z } from 'zod';

/** Values of fields that must name something that there is. */
type Known = Readonly<Record<string, unknown>>;

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly default?: unknown;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
}

/** What the schema says of itself, in one piece. */
function jsonOf(schema: z.ZodType): Schema {
  const json = z.toJSONSchema(z.object({ whole: schema }), { io: 'input', unrepresentable: 'any' });
  const named = (json.$defs ?? {}) as Record<string, Schema>;
  return JSON.parse(JSON.stringify(json.properties!['whole']), (_key, value: unknown) =>
    inPlace(value, named),
  ) as Schema;
}
function inPlace(value: unknown, named: Readonly<Record<string, unknown>>): unknown {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const { $ref, ...own } = value as { $ref: string };
  const target = named[$ref.slice('#/$defs/'.length)];
  return { ...(JSON.parse(JSON.stringify(target), (_key, one: unknown) => inPlace(one, named)) as object), ...own };
}

/** Texts that no two fields share, so that a value in another's place is seen; `no` tells items of a list apart. */
const textOf = (name: string, no: number, { minLength = 1, maxLength = 100 }: Schema) =>
  `${name} ${no}`.padEnd(minLength, '.').slice(0, maxLength);

function filled(schema: Schema, known: Known, name: string, no = 1): unknown {
  if (name in known) return known[name];
  if (schema.anyOf) return filled({ ...schema.anyOf[0]!, default: schema.default } as Schema, known, name, no);
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([field, its]) => [field, filled(its, known, field, no)]),
    );
  }
  if (schema.enum) return schema.enum.findLast((one) => one !== schema.default);
  switch (typeof schema.type === 'object' ? schema.type[0] : schema.type) {
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 0) }, (_, index) =>
        filled(schema.items ?? {}, known, `${name} item`, index + 1),
      );
    case 'boolean':
      return schema.default !== true;
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? Infinity, Math.max(schema.minimum ?? 0, Number(schema.default ?? 0)) + 1);
    default:
      return textOf(name, no, schema);
  }
}

/**
 * Something that a schema accepts in which every field has a value of its own that is not its default. `known` gives
 * those that must name something that there is.
 */
export const filledOf = (schema: z.ZodType, known: Known): Record<string, unknown> =>
  filled(jsonOf(schema), known, '') as Record<string, unknown>;

/** Fields of a form that say what they would without being given: nothing would be seen of their loss. */
export function unfilledIn(schema: z.ZodType, form: Readonly<Record<string, unknown>>): string[] {
  const whole = schema.parse(form) as Record<string, unknown>;
  return Object.keys(form).filter((field) => {
    const { [field]: _, ...rest } = form;
    const { data } = schema.safeParse(rest) as { data?: Record<string, unknown> };
    return data !== undefined && JSON.stringify(data[field]) === JSON.stringify(whole[field]);
  });
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Where what is read differs from what was written, as `path: written → read`. What is read may hold more. */
export function lostIn(written: unknown, read: unknown, path = ''): string[] {
  const said = (value: unknown) => JSON.stringify(value) ?? 'nothing';
  if (Array.isArray(written) && Array.isArray(read) && written.length === read.length)
    return written.flatMap((one, index) => lostIn(one, (read as unknown[])[index], `${path}.${index}`));
  if (isObject(written) && !Array.isArray(written) && isObject(read) && !Array.isArray(read)) {
    return Object.entries(written).flatMap(([field, value]) =>
      lostIn(value, read[field], path === '' ? field : `${path}.${field}`),
    );
  }
  const isSame = said(written) === said(read);
  return isSame ? [] : [`${path}: ${said(written)} → ${said(read)}`];
}
