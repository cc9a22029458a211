import { MAX_IDEMPOTENCY_KEY_LENGTH } from '@dure/contract/http/request-limits';
import { errors } from '@dure/contract/errors';
import { SUCCESS_CODE } from '@dure/contract/http/envelope';
import { TOKEN_COOKIE } from '../../session/request-token.ts';
import { OK } from '../failures.text.ts';

const text = { type: 'string' };
const REQUEST_ID = '0b6a4f2e-5d1c-4c8e-9a57-2f3e1d0c9b8a';

const header = (description: string, schema: object, example: unknown) => ({ description, schema, example });

/** Refusals by their code: the schema of each lists their names in the contract and their sentences. */
const byCode = Map.groupBy(Object.entries(errors), ([, { code }]) => code);
export const refusalName = (code: string): string => `Refusal${code}`;

const refusals = Object.fromEntries(
  [...byCode].map(([code, all]) => [
    refusalName(code),
    {
      description: all.map(([name, { message }]) => `\`${name}\` ${message.replaceAll('\n', ' ')}`).join('\n\n'),
      allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { const: code } } }],
    },
  ]),
);

/** What the operations share: envelopes, headers, an example of each refusal, the ways to say who calls. */
export const components = {
  schemas: {
    Success: {
      type: 'object',
      required: ['code', 'message'],
      properties: { code: { type: 'string', const: SUCCESS_CODE }, message: { ...text, examples: [OK] } },
    },
    Refusal: {
      type: 'object',
      required: ['code', 'message', 'data'],
      properties: {
        code: { ...text, enum: [...byCode.keys()] },
        message: { ...text, description: 'A sentence for the person' },
        data: { description: 'Null; of a stale `version` (0409) the current state' },
        errors: {
          type: 'array',
          description: 'The faulty fields, where there are some',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: { ...text, examples: ['quizzes.0.question'] }, message: text },
          },
        },
        requestId: { ...text, description: 'To be named when asking for help', examples: [REQUEST_ID] },
      },
    },
    ...refusals,
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      description: 'Any key of the caller: for 24 hours a repeated call with it runs once and answers the same',
      schema: { ...text, pattern: `^[\\x21-\\x7e]{1,${MAX_IDEMPOTENCY_KEY_LENGTH}}$` },
      example: 'club-2026-12-01',
    },
  },
  headers: {
    PageCount: header('Pages in all', { type: 'integer', minimum: 0 }, 3),
    TotalCount: header('Elements in all', { type: 'integer', minimum: 0 }, 25),
    RetryAfter: header('Seconds to wait', { type: 'integer', minimum: 0 }, 60),
    ContentDisposition: header('The name of the file', text, 'attachment; filename="files.zip"'),
  },
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token that `login` answers' },
    cookie: {
      type: 'apiKey',
      in: 'cookie',
      name: TOKEN_COOKIE,
      description: 'Set by `login`; unsafe calls with it are refused from another origin',
    },
  },
};
