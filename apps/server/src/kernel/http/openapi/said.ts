import { codeLabels } from '@dure/contract/code-labels.text';
import { fieldMeanings } from '@dure/contract/field-meanings';

type Json = Record<string, unknown>;

const PLACE = '#/components/schemas/';
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const labelled = (labels: Readonly<Record<string, string>>): string =>
  Object.entries(labels)
    .map(([code, label]) => `\`${code}\` ${label}`)
    .join(' · ');

/** Whether a description has a label for each code. */
export const saysCodes = (codes: readonly string[], description: unknown): boolean =>
  typeof description === 'string' && codes.every((code) => description.includes(`\`${code}\` `));

/** The list that an enum belongs to: the smallest that has all of its codes. */
function listOf(codes: readonly string[]): [name: string, labels: Readonly<Record<string, string>>] | undefined {
  const size = (labels: object) => Object.keys(labels).length;
  return Object.entries(codeLabels)
    .filter(([, labels]) => codes.every((code) => Object.hasOwn(labels, code)))
    .toSorted(([, a], [, b]) => size(a) - size(b))[0];
}

/** Codes of a whole list are the schema of its name, which `add` is given; those of a part of it say their labels here. */
function withLabels(schema: Json, add: (name: string, schema: Json) => void): Json {
  const { type, enum: given, description, ...rest } = schema;
  const codes = given as string[];
  const found = type === 'string' && !saysCodes(codes, description) ? listOf(codes) : undefined;
  if (!found) return schema;
  const [name, labels] = found;
  const own = description === undefined ? {} : { description };
  if (codes.length === Object.keys(labels).length) {
    add(name, { type: 'string', enum: Object.keys(labels), description: labelled(labels) });
    return { ...rest, ...own, $ref: PLACE + name };
  }
  const said = labelled(Object.fromEntries(codes.map((code) => [code, labels[code]!])));
  return { ...schema, description: [said, description].filter(Boolean).join('. ') };
}

/** What the contract says of a field by its name, under the parent that it stands in. */
function meaningOf(path: readonly string[]): string | undefined {
  const key = path.map((_, index) => path.slice(index).join('.')).find((one) => Object.hasOwn(fieldMeanings, one));
  return key && fieldMeanings[key];
}

/**
 * A schema whose codes have their labels and whose fields say what they mean, as far as the contract's lists know. `path` leads
 * to it, by names of fields and of what they stand in.
 */
export function said(schema: Json, path: readonly string[], add: (name: string, schema: Json) => void): Json {
  const inner = (value: unknown, names = path): unknown =>
    Array.isArray(value) ? value.map((one) => inner(one, names)) : isObject(value) ? said(value, names, add) : value;
  const fields = (properties: Json) =>
    Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        const whole = inner(field, [...path, name]) as Json;
        const meaning = whole['description'] === undefined ? meaningOf([...path, name]) : undefined;
        return [name, meaning === undefined || isNamed(whole) ? whole : { ...whole, description: meaning }];
      }),
    );
  const whole: Json = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'properties') whole[key] = fields(value as Json);
    else whole[key] = ['items', 'anyOf', 'oneOf', 'allOf'].includes(key) ? inner(value) : value;
  }
  return whole['enum'] === undefined ? whole : withLabels(whole, add);
}

/** Whether a schema, or the one that may be null, or each of its items, has a name: that says what it is. */
export function isNamed(schema: Json): boolean {
  const { $ref, anyOf, items } = schema as { $ref?: string; anyOf?: Json[]; items?: Json };
  return $ref !== undefined || (anyOf ?? []).some(isNamed) || (items !== undefined && isNamed(items));
}
