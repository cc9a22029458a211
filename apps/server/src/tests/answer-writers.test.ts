import type { EndpointDefinition } from '@dure/contract/http/endpoint';
import { expect, test } from 'vitest';
import { answerWriter } from '../kernel/http/answer-writer.ts';
import { routes } from '../routes.ts';

const endpoints = routes.map(({ endpoint }) => endpoint as EndpointDefinition);

test.each(endpoints.flatMap(({ name, response }) => (typeof response === 'string' ? [] : [[name, response] as const])))(
  'what %s answers can be written',
  (_, response) => {
    expect(() => answerWriter(response)).not.toThrow();
  },
);
