import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EndpointDefinition } from './endpoint.ts';
import { derivedRefusals } from './refusals.ts';

const SOURCE = join(import.meta.dirname, '..');

async function endpointsByExport(): Promise<[name: string, endpoint: EndpointDefinition][]> {
  const modules = globSync('**/*.endpoints.ts', { cwd: SOURCE }).map(
    async (file) => (await import(join(SOURCE, file))) as Record<string, unknown>,
  );
  const exports = (await Promise.all(modules)).flatMap((module) => Object.entries(module));
  return exports.filter((one): one is [string, EndpointDefinition] => Object.hasOwn(Object(one[1]), 'audience'));
}

test('an endpoint bears the name of its constant, and no other bears the same', async () => {
  const endpoints = await endpointsByExport();
  expect(endpoints.length).toBeGreaterThan(50);
  expect(endpoints.map(([, { name }]) => name)).toEqual(endpoints.map(([name]) => name));
  expect(new Set(endpoints.map(([name]) => name)).size).toBe(endpoints.length);
});

test('an endpoint declares no refusal that follows from its shape', async () => {
  const repeated = (await endpointsByExport()).map(([name, endpoint]) => {
    const derived = new Set<string>(derivedRefusals(endpoint));
    return [name, endpoint.errors?.filter((error) => derived.has(error)) ?? []] as const;
  });
  expect(repeated.filter(([, errors]) => errors.length > 0)).toEqual([]);
});
