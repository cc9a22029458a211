import { CLUB_STATUS_LABELS } from '@dure/contract/clubs/clubs/club-status';
import { endpoint } from '@dure/contract/http/endpoint';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { areas, taggedEndpoints } from '../../../routes.ts';
import { openApiDocument } from './document.ts';

interface Schema {
  readonly enum?: readonly string[];
  readonly description?: string;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
}
interface Answer {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}
interface Document {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { deprecated?: boolean; responses: Readonly<Record<string, Answer>> }>>>
  >;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Answer>>;
  };
}
const document = openApiDocument(taggedEndpoints, areas) as unknown as Document;
const { schemas } = document.components;

test('entities have names, and codes are enums with their Korean labels', () => {
  for (const name of ['Club', 'Answer', 'Reply', 'NestedReply', 'Person', 'Quiz', 'Content', 'LectureQuestion'])
    expect(schemas, name).toHaveProperty(name);
  expect(schemas['ClubStatus']!.enum!.toSorted()).toEqual(Object.keys(CLUB_STATUS_LABELS).toSorted());
  for (const [code, label] of Object.entries(CLUB_STATUS_LABELS))
    expect(schemas['ClubStatus']!.description).toContain(`\`${code}\` ${label}`);
  for (const name of ['ClubAboutStatus', 'ClubType', 'AnswerStatus', 'ReplyStatus', 'ContentType'])
    expect(schemas[name]!.enum!.every((code) => schemas[name]!.description!.includes(`\`${code}\` `))).toBe(true);
});

test('no two paths differ by the name of a parameter alone, and those of earlier clients are deprecated', () => {
  const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
  const old = Object.entries(document.paths).filter(([path]) => path.startsWith('/my/'));
  expect(old.length).toBeGreaterThan(0);
  for (const [, methods] of old) for (const one of Object.values(methods)) expect(one.deprecated).toBe(true);
});

test('what succeeds carries its data', () => {
  const answers = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map(({ responses }) => responses['200']!),
  );
  const schemasOf = answers
    .map(({ $ref, content }) => ($ref ? document.components.responses[$ref.split('/').at(-1)!]!.content : content))
    .flatMap((content) => content?.['application/json']?.schema ?? []);
  expect(schemasOf.length).toBeGreaterThan(200);
  const success = '{"allOf":[{"$ref":"#/components/schemas/Success"},{"required":["data"],"properties":{"data":';
  const carries = (schema: Schema): boolean => JSON.stringify(schema).includes(success);
  expect(schemasOf.filter((schema) => !carries(schema))).toEqual([]);
});

const called = (name: string, body: z.ZodType, response: z.ZodType) =>
  endpoint({ name, method: 'POST', path: `/api/v1/${name}`, summary: name, audience: 'guest', body, response });
const documentOf = (...endpoints: ReturnType<typeof called>[]) =>
  openApiDocument({ area: endpoints }, { area: 'About' }) as unknown as Document;

test('a name that two schemas claim is refused', () => {
  const one = z.object({ a: z.string() }).meta({ id: 'Thing' });
  const other = z.object({ b: z.string() }).meta({ id: 'Thing' });
  expect(() => documentOf(called('one', z.object({}), one), called('other', z.object({}), other))).toThrow(
    'Two schemas have the name Thing.',
  );
});

test('what is taken otherwise than answered has a name of its own, what is the same has one', () => {
  const inner = z.object({ c: z.string() }).meta({ id: 'Inner' });
  const same = z.object({ a: z.string(), inner }).meta({ id: 'Same' });
  const filled = z.object({ a: z.string().default('') }).meta({ id: 'Filled' });
  const { schemas: named } = documentOf(
    called('one', z.object({ same, filled }), z.object({ same, filled })),
  ).components;
  expect(Object.keys(named).filter((name) => /^(Same|Inner|Filled)/.test(name))).toEqual([
    'Filled',
    'FilledInput',
    'Inner',
    'Same',
  ]);
});
