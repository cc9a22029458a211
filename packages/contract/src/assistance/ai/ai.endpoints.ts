import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { text, version, moment } from '../../http/fields.ts';
import { MAX_SECRET_LENGTH } from '../../tenancy/accounts/account-limits.ts';
import { MAX_AI_PRICE, MAX_BASE_URL_LENGTH, MAX_MODEL_LENGTH } from './ai-limits.ts';
import { AI_ENGINES, AI_PROTOCOLS, AI_PURPOSES } from './ai-purposes.ts';

const count = z.number().int();
const price = z.number().int().min(0).max(MAX_AI_PRICE);
const baseUrl = text(0, MAX_BASE_URL_LENGTH);
const model = text(0, MAX_MODEL_LENGTH);
/** As its provider gave it; never answered again. */
const apiKey = z
  .string()
  .trim()
  .max(MAX_SECRET_LENGTH)
  .regex(/^[\x21-\x7e]*$/);

export const aiSettings = z
  .object({
    engine: z.enum(AI_ENGINES),
    protocol: z.enum(AI_PROTOCOLS),
    baseUrl: z.string(),
    model: z.string(),
    keyEnding: z
      .string()
      .nullable()
      .describe('The last four letters of the key that is kept; null where there is none'),
    inputPrice: count.describe('Won for a million tokens that are sent, and that come back'),
    outputPrice: count,
    monthlyCap: count.nullable().describe('Won a month; null is no cap'),
    stopsAtCap: z.boolean().describe('At the cap the provider is asked no more, and the built-in tools go on'),
    version: count,
    installation: z
      .object({ model: z.string(), monthlyCap: count.nullable() })
      .nullable()
      .describe('The provider that the operator set; null where there is none'),
    changedAt: moment.nullable(),
  })
  .meta({ id: 'AiSettings' });
export type AiSettings = z.output<typeof aiSettings>;

export const getAiSettings = endpoint({
  name: 'getAiSettings',
  method: 'GET',
  path: '/api/manager/v1/ai/settings',
  summary: 'Whom the organisation lets work for it, without the key',
  audience: 'manager',
  response: aiSettings,
});

const provider = { protocol: z.enum(AI_PROTOCOLS), baseUrl, model };

export const saveAiSettings = endpoint({
  name: 'saveAiSettings',
  method: 'PUT',
  path: '/api/manager/v1/ai/settings',
  summary:
    'Sets provider, prices and cap; a key that is left out stays as it is as long as the address stays on its host, an empty one goes',
  audience: 'manager',
  body: z.object({
    engine: z.enum(AI_ENGINES),
    ...provider,
    apiKey: apiKey.optional(),
    inputPrice: price,
    outputPrice: price,
    monthlyCap: price.nullable(),
    stopsAtCap: z.boolean(),
    version,
  }),
  response: aiSettings,
  errors: ['staleVersion', 'invalidUrl'],
});

export const testAiSettings = endpoint({
  name: 'testAiSettings',
  method: 'POST',
  path: '/api/manager/v1/ai/settings/test',
  summary: 'Asks a provider one small question and says in a sentence what came of it; nothing is kept',
  audience: 'manager',
  body: z.object({ engine: z.enum(['INSTALLATION', 'TENANT']), ...provider, apiKey: apiKey.optional() }),
  response: z.object({
    isWorking: z.boolean(),
    message: z.string(),
    models: z.array(z.string()).describe('Models that the provider names, where it does not know the given one'),
    milliseconds: count,
  }),
  errors: ['invalidUrl'],
  perMinute: 20,
});

const spent = z.object({ calls: count, failed: count, tokens: count, cost: count }).meta({ id: 'AiSpent' });

export const getAiUsage = endpoint({
  name: 'getAiUsage',
  method: 'GET',
  path: '/api/manager/v1/ai/usage',
  summary: "What providers were asked in a month of the organisation's time zone; costs are whole won",
  audience: 'manager',
  query: z.object({
    month: z
      .string()
      .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
      .optional()
      .describe('This month where it is left out'),
  }),
  response: spent.extend({
    month: z.string(),
    until: z.string().describe("The last day that counts: today, or the month's last"),
    monthlyCap: count.nullable(),
    projected: count.nullable().describe('What this month comes to at this pace; null for months that are over'),
    purposes: z.array(spent.extend({ purpose: z.enum(AI_PURPOSES) })),
    clubs: z
      .array(spent.extend({ clubSequence: count, clubName: z.string() }))
      .describe('The ten clubs that cost most; calls without a club are in none'),
  }),
});
export type AiUsage = z.output<typeof getAiUsage.response>;

export const estimateAi = endpoint({
  name: 'estimateAi',
  method: 'GET',
  path: '/api/v1/ai/estimate',
  summary: 'Who will do a piece of work, and about what it costs, before it begins',
  audience: 'instructor',
  query: z.object({
    purpose: z.enum(AI_PURPOSES).default('GRADING').describe('Grading where it is left out'),
    calls: z.coerce.number<number>().int().min(1).max(100_000).default(1).describe('Calls that the work takes'),
    characters: z.coerce
      .number<number>()
      .int()
      .min(0)
      .max(10_000_000)
      .default(2000)
      .describe('Characters that each of them sends'),
  }),
  response: z.object({
    engine: z.enum(AI_ENGINES),
    model: z.string().nullable(),
    cost: count.nullable().describe('Whole won; null where the built-in tools do it'),
    left: count.nullable().describe("Won that are left of this month's cap; null without one"),
    notice: z
      .string()
      .nullable()
      .describe('Why the built-in tools do it, or why it would stop; null where nothing stands in the way'),
  }),
});
export type AiEstimate = z.output<typeof estimateAi.response>;
