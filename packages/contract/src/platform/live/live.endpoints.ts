import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence } from '../../http/fields.ts';

export const listenLive = endpoint({
  name: 'listenLive',
  method: 'GET',
  path: '/api/v1/live',
  summary:
    'Server-sent events of type `change` (`HeardEvent`): of the caller, of a quiz as far as its answers are theirs to see, or with `club` alone of the questions of their club, and of all quizzes of one that they manage',
  audience: 'member',
  query: z.object({ club: pathSequence.optional(), quiz: pathSequence.optional() }),
  response: 'events',
  errors: ['notFound'],
});
