import { fieldExamples } from '@dure/contract/examples.text';
import { z } from 'zod';

interface Node {
  readonly type?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Node[];
  readonly properties?: Readonly<Record<string, Node>>;
  readonly required?: readonly string[];
  readonly items?: Node;
}

/** Stands where nothing is known of a text: no example may hold it. */
export const NO_EXAMPLE = '(no example)';
const INSTANT = '2026-12-08T02:10:00.000Z';
const UUID = '0192f3a4-7c1e-7b52-9d6e-3f1a2b4c5d6e';
const IMAGE = '/images/0192f3a4-9a10-7c44-8f21-6b0d5e7c1a93';

const takes = (node: Node, value: unknown) => z.fromJSONSchema(node as never).safeParse(value).success;

function isLeftOut(path: readonly string[]): boolean {
  const keys = path.map((_, index) => path.slice(index).join('.'));
  const key = keys.find((one) => Object.hasOwn(fieldExamples, one));
  return key !== undefined && fieldExamples[key] === undefined;
}

function ofText({ format }: Node, name: string): string {
  if (format === 'uuid') return UUID;
  if (format === 'date-time' || /(At|Until)$|^(asOf|from|to)$/.test(name)) return INSTANT;
  return name.endsWith('Url') ? IMAGE : NO_EXAMPLE;
}

function ofKind(node: Node, path: readonly string[]): unknown {
  const { type, anyOf, properties = {}, required = [], items = {}, minimum = 0, maximum = 100 } = node;
  const choice = anyOf?.find((one) => one.type !== 'null');
  if (choice) return exampleOf(choice, path);
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => required.includes(name) || !isLeftOut([...path, name]))
          .map(([name, one]) => [name, exampleOf(one, [...path, name])]),
      );
    case 'array':
      return [exampleOf(items, path)];
    case 'integer':
    case 'number':
      return Math.min(Math.max(minimum, 3), maximum);
    case 'boolean':
      return true;
    case 'string':
      return ofText(node, path.at(-1) ?? '');
    default:
      return null;
  }
}

/**
 * An example of a schema. `path` names the endpoint and the fields that lead here. The longest end of it with an entry
 * that the schema accepts decides, then what the schema itself says.
 */
export function exampleOf(schema: object, path: readonly string[]): unknown {
  const node = schema as Node;
  for (const index of path.keys()) {
    const known = fieldExamples[path.slice(index).join('.')];
    if (known !== undefined && takes(node, known)) return known;
  }
  return node.const ?? node.default ?? node.enum?.[0] ?? ofKind(node, path);
}
