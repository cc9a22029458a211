import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';

/** The longest address of a page: longer ones are asked for call by call. */
export const MAX_ADDRESS = 2_000;

export const getFirstAnswers = endpoint({
  name: 'getFirstAnswers',
  method: 'GET',
  path: '/api/v1/pages/answers',
  summary:
    'What a page of the web asks first, answered in one: for pages that people come to without loading them anew',
  audience: 'member',
  query: z.object({
    address: z.string().max(MAX_ADDRESS).regex(/^\//).describe('Path and search of the page, such as `/studyroom`'),
  }),
  response: z.object({
    answers: z
      .record(z.string(), z.unknown())
      .describe(
        'By the address of each call what it answers as `data`; what was refused or is late is missing, and is asked for by itself',
      ),
  }),
  holdsTeaching: true,
});
