import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { MAX_INTEGER, pathSequence, moment } from '../../http/fields.ts';

const params = z.object({ club: pathSequence, quiz: pathSequence });

/** One text that was submitted; `versionNo` counts from 1 over both steps. */
const version = z.object({
  versionNo: z.number().int(),
  step: z.enum(['PRE', 'FINAL']),
  submittedAt: moment,
  length: z.number().int().describe('Characters'),
  fileNames: z.array(z.string()),
  isAfterModelAnswer: z.boolean().describe('Submitted when its author could read the model answer'),
});
export type AnswerVersion = z.output<typeof version>;
export type AnswerVersionText = AnswerVersion & { text: string };

export const listAnswerVersions = endpoint({
  name: 'listAnswerVersions',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/answer/versions',
  summary: "Every submitted version of the caller's own answer, newest first; 200 at most",
  audience: 'member',
  params,
  response: z.object({ contents: z.array(version) }),
});

export const getAnswerVersion = endpoint({
  name: 'getAnswerVersion',
  method: 'GET',
  path: '/api/v1/my/clubs/{club}/quizzes/{quiz}/answer/versions/{versionNo}',
  summary: "One version of the caller's own answer with its text",
  audience: 'member',
  params: params.extend({ versionNo: z.coerce.number<number>().int().min(1).max(MAX_INTEGER) }),
  response: version.extend({ text: z.string() }),
});
