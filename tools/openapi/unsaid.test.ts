import { codeLabels } from '@dure/contract/code-labels.text';
import { fieldMeanings } from '@dure/contract/field-meanings';
import { expect, test } from 'vitest';
import { openApiDocument } from '../../apps/server/src/kernel/http/openapi/document.ts';
import { areas, taggedEndpoints } from '../../apps/server/src/routes.ts';
import { unsaid } from './unsaid.ts';

const withField = (name: string, field: object) => ({
  components: { schemas: { Thing: { type: 'object', properties: { [name]: field } } } },
});

test('a field whose name does not tell what it means is found, unless it says it or has a named schema', () => {
  expect(unsaid(withField('furthest', { type: 'integer' }))).toEqual(['Thing.furthest: says nothing of what it means']);
  expect(unsaid(withField('furthest', { type: 'integer', description: 'Furthest page' }))).toEqual([]);
  expect(unsaid(withField('furthest', { $ref: '#/components/schemas/Page' }))).toEqual([]);
  expect(unsaid(withField('gradedAt', { type: 'string' }))).toEqual([]);
});

test('a field is found where an answer of a call has it', () => {
  const schema = { type: 'object', properties: { furthest: { type: 'integer' } } };
  const responses = { 200: { content: { 'application/json': { schema } } } };
  expect(unsaid({ paths: { '/api/v1/things': { get: { responses } } } })).toEqual([
    '/api/v1/things.furthest: says nothing of what it means',
  ]);
});

test('codes without a label for each are found', () => {
  const state = { type: 'string', enum: ['OPEN', 'OVER'] };
  expect(unsaid(withField('status', { ...state, description: '`OPEN` 열림' }))).toEqual([
    'Thing.status: no label for each of OPEN, OVER',
  ]);
  expect(unsaid(withField('status', { ...state, description: '`OPEN` 열림 · `OVER` 끝남' }))).toEqual([]);
});

test('every meaning and every list of labels that the contract keeps stands in the document', () => {
  const text = JSON.stringify(openApiDocument(taggedEndpoints, areas));
  expect(Object.values(fieldMeanings).filter((meaning) => !text.includes(JSON.stringify(meaning)))).toEqual([]);
  const isUsed = (name: string) => text.includes(`"#/components/schemas/${name}"`);
  expect(Object.keys(codeLabels).filter((name) => !isUsed(name))).toEqual([]);
});
