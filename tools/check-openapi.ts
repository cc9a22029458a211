import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { openApiDocument } from '../apps/server/src/kernel/http/openapi/document.ts';
import { NO_EXAMPLE } from '../apps/server/src/kernel/http/openapi/example.ts';
import { taggedEndpoints } from '../apps/server/src/routes.ts';

/**
 * The API's document is one by OpenAPI's own schema, and each of its examples is one by the schema beside it. A text without
 * an example wants an entry in `packages/contract/src/http/examples.text.ts`.
 */
type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const pointer = (path: readonly string[]) =>
  path.map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

interface Place {
  readonly path: readonly string[];
  readonly schema: Json;
  readonly examples: readonly unknown[];
}
/** Every place of the document that has a schema, with the examples beside it. */
function* placesWithSchema(node: unknown, path: string[] = []): Generator<Place> {
  if (!isObject(node)) return;
  if (isObject(node['schema'])) {
    const named = Object.values((node['examples'] ?? {}) as Record<string, Json>);
    const values = named.map((one) =>
      'value' in one ? one['value'] : refusalExamples[String(one['$ref']).split('/').at(-1)!],
    );
    const examples = 'example' in node ? [node['example'], ...values] : values;
    yield { path: [...path, 'schema'], schema: node['schema'], examples };
  }
  for (const [name, inner] of Object.entries(node))
    if (name !== 'schema') yield* placesWithSchema(inner, [...path, name]);
}

const document = JSON.parse(JSON.stringify(openApiDocument(taggedEndpoints))) as Json;
const components = document['components'] as { examples: Record<string, { value: unknown }> };
const refusalExamples = Object.fromEntries(
  Object.entries(components.examples).map(([name, { value }]) => [name, value]),
);

const faults: string[] = [];
const { valid, errors } = await new Validator().validate(structuredClone(document));
if (!valid) faults.push(`The document is no OpenAPI 3.1: ${JSON.stringify(errors, null, 2)}`);

const ajv = new Ajv2020({ strict: false, formats: { binary: true } });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);
ajv.addSchema(document, 'api');
// Refusals and pages repeat their schemas: each is compiled once.
const compiled = new Map<string, ValidateFunction>();
let checked = 0;
for (const { path, schema, examples } of placesWithSchema(document['paths'], ['paths'])) {
  const text = JSON.stringify(schema);
  const validate = compiled.get(text) ?? ajv.compile({ $ref: `api#${pointer(path)}` });
  compiled.set(text, validate);
  for (const example of examples) {
    checked += 1;
    if (!validate(example)) faults.push(`${path.join(' ')}: ${ajv.errorsText(validate.errors)}`);
    if (JSON.stringify(example).includes(NO_EXAMPLE))
      faults.push(`${path.join(' ')}: a text has no example: ${JSON.stringify(example)}`);
  }
}
for (const fault of faults) console.error(fault);
console.log(`OpenAPI: ${checked} examples, ${faults.length} faults`);
process.exit(faults.length === 0 && checked > 0 ? 0 : 1);
