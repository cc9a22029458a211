import { Validator } from '@seriousme/openapi-schema-validator';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiSchema } from '../../apps/server/src/kernel/http/json-schema.ts';
import { DOCUMENTS, servedDocument } from '../../apps/server/src/kernel/http/openapi/documents.ts';
import { exampleOf, NO_EXAMPLE } from '../../apps/server/src/kernel/http/openapi/example.ts';
import { areas, taggedEndpoints } from '../../apps/server/src/routes.ts';
import { unsaid } from './unsaid.ts';

/**
 * Each document of the API is valid by OpenAPI's own schema and by a public linter. Each example, of a document and of the
 * page, is valid by its schema. A text without an example wants an entry in `packages/contract/src/examples.text.ts`. A
 * field whose name does not tell what it means wants one in `field-meanings.ts` beside it, and a code without a label
 * one in `code-labels.text.ts`.
 */
/** Bytes that a document may have unpacked (`docs/api.md`). */
const MOST_BYTES = 400_000;

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const pointer = (path: readonly string[]) =>
  path.map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

interface Place {
  readonly path: readonly string[];
  readonly schema: Json;
  readonly example: unknown;
}
/** Every place of the document that has an example beside its schema. */
function* placesWithExample(node: unknown, path: string[] = []): Generator<Place> {
  if (!isObject(node)) return;
  if (isObject(node['schema']) && 'example' in node)
    yield { path: [...path, 'schema'], schema: node['schema'], example: node['example'] };
  for (const [name, inner] of Object.entries(node))
    if (name !== 'schema' && name !== 'example') yield* placesWithExample(inner, [...path, name]);
}

const faults: string[] = [];
// One path of the specification ends so: `/popular-posts/`.
const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } });
const ajv = new Ajv2020({ strict: false, formats: { binary: true } });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
// Many places of a document repeat their schemas: each is compiled once.
const compiled = new Map<string, ValidateFunction>();
let checked = 0;
function check(where: string, schema: Json, compile: () => ValidateFunction, example: unknown): void {
  const text = JSON.stringify(schema);
  const validate = compiled.get(text) ?? compile();
  compiled.set(text, validate);
  checked += 1;
  if (!validate(example)) faults.push(`${where}: ${ajv.errorsText(validate.errors)}`);
  if (JSON.stringify(example).includes(NO_EXAMPLE)) faults.push(`${where}: no example: ${JSON.stringify(example)}`);
}
const sizes: number[] = [];
for (const served of DOCUMENTS) {
  const { address } = served;
  const source = JSON.stringify(servedDocument(served, taggedEndpoints, areas));
  const document = JSON.parse(source) as Json;
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  if (!valid) faults.push(`${address} is no OpenAPI 3.1: ${JSON.stringify(errors, null, 2)}`);
  for (const { ruleId, message, location } of await lintFromString({ source, absoluteRef: address, config }))
    faults.push(`${address}: ${ruleId}: ${message} (${location[0]?.pointer})`);
  faults.push(...unsaid(document).map((one) => `${address}: ${one}`));
  const bytes = Buffer.byteLength(source);
  sizes.push(bytes);
  if (bytes > MOST_BYTES)
    faults.push(`${address} has ${bytes} bytes, more than ${MOST_BYTES}: name what repeats itself.`);
  ajv.addSchema(document, address);
  compiled.clear();
  for (const { path, schema, example } of placesWithExample(document))
    check(`${address} ${path.join(' ')}`, schema, () => ajv.compile({ $ref: `${address}#${pointer(path)}` }), example);
}
for (const { name, response } of Object.values(taggedEndpoints).flat()) {
  if (typeof response === 'string') continue;
  const schema = openApiSchema(response, 'output');
  check(name, schema, () => ajv.compile(schema), exampleOf(schema, [name]));
}
for (const fault of faults) console.error(fault);
console.log(`OpenAPI: ${sizes.join(', ')} bytes, ${checked} examples, ${faults.length} faults`);
process.exit(faults.length === 0 && checked > 0 ? 0 : 1);
