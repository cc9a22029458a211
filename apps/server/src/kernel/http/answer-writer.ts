import type { Envelope } from '@dure/contract/http/envelope';
import fastJson from 'fast-json-stringify';
import type { z } from 'zod';
import { responseJsonSchema } from './json-schema.ts';

type Write = (envelope: Envelope) => string;

const writers = new WeakMap<z.ZodType, Write>();

/**
 * Writes answers of that schema, and none of what it does not name. Created on first use and shared by all servers of
 * the process. Those of every endpoint take half a second, which each start would wait for.
 */
export function answerWriter(response: z.ZodType): Write {
  const known = writers.get(response);
  if (known) return known;
  const write = fastJson({
    type: 'object',
    properties: { code: { type: 'string' }, message: { type: 'string' }, data: responseJsonSchema(response) },
  });
  writers.set(response, write);
  return write;
}
