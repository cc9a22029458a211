#!/usr/bin/env bash
# openapi-typescript 7.13.0, seen 2026-11-28 on Node 24.
#
# A property with a `default` that is not in `required` is optional where the schema stands in a request body, and required
# where the same schema stands under components and the body refers to it:
#   inline      { name: string; size?: number }
#   by `$ref`   { name: string; size: number }
# So a client has to send what the server would fill in once a schema is given a name, though the document says the same.
# With `defaultNonNullable: false` (--default-non-nullable=false) both are optional. Fails if that changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund openapi-typescript@7.13.0 typescript@5.9.3 >/dev/null 2>&1
cat >types.mjs <<'JS'
import assert from 'node:assert/strict';
import openapiTS, { astToString } from 'openapi-typescript';

const properties = { name: { type: 'string' }, size: { type: 'integer', default: 10 } };
const form = { type: 'object', required: ['name'], properties };
const post = (schema) => ({
  post: {
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: { 204: { description: 'Done' } },
  },
});
const document = {
  openapi: '3.1.0',
  info: { title: 'one', version: '1' },
  paths: { '/inline': post(form), '/named': post({ $ref: '#/components/schemas/Form' }) },
  components: { schemas: { Form: form } },
};
async function made(options) {
  const types = astToString(await openapiTS(structuredClone(document), options)).replaceAll(/\/\*.*?\*\//gs, '');
  const of = (key) => types.match(new RegExp(`${key}: (\\{[^}]*\\})`))[1].replaceAll(/\s+/g, ' ');
  return [of('"application/json"'), of('Form')];
}
const [optional, required] = ['{ name: string; size?: number; }', '{ name: string; size: number; }'];
assert.deepEqual(await made({}), [optional, required]);
assert.deepEqual(await made({ defaultNonNullable: false }), [optional, optional]);
console.log('as described: a default makes a property of a named schema required, and not of the same one inline');
JS
node types.mjs
