import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EndpointDefinition } from './endpoint.ts';

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
