import { z } from 'zod';
import type { Ai, InstallationProvider } from './kernel/ai/ai.ts';
import { AI_LIMITS, AiGateway } from './kernel/ai/gateway.ts';
import type { Outages } from './kernel/net/outages.ts';
import { AI_PROTOCOLS } from './kernel/ai/provider.ts';

const optional = z.string().min(1).optional();
const won = z.coerce.number().int().min(0);

/** The settings of the AI provider as they stand in the environment. */
export const aiVariables = {
  AI_PROTOCOL: z.enum(AI_PROTOCOLS).default('openai'),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_MODEL: optional,
  AI_API_KEY: optional,
  AI_INPUT_PRICE: won.default(0),
  AI_OUTPUT_PRICE: won.default(0),
  AI_MONTHLY_CAP: won.optional(),
  AI_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(AI_LIMITS.concurrency),
  AI_ALLOW_PRIVATE: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .default(false),
};
type Variables = z.output<z.ZodObject<typeof aiVariables>>;

export const aiMeanings: Record<string, string> = {
  AI_PROTOCOL: 'openai or anthropic',
  AI_BASE_URL: 'the address of an AI provider with its version, such as http://localhost:11434/v1',
  AI_CONCURRENCY: 'a number between 1 and 100',
  AI_ALLOW_PRIVATE: 'true or false',
};

export interface AiConfig {
  readonly provider: InstallationProvider | undefined;
  readonly concurrency: number;
  readonly allowsPrivate: boolean;
}

/** `incomplete` is called with a sentence where half a provider is given. */
export function aiConfigOf(env: Variables, incomplete: (sentence: string) => never): AiConfig {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_PROTOCOL: protocol, AI_API_KEY: apiKey } = env;
  if ((baseUrl === undefined) !== (model === undefined) || (apiKey !== undefined && baseUrl === undefined))
    incomplete('AI_BASE_URL and AI_MODEL belong together: set both, and AI_API_KEY where the provider asks for one.');
  const provider = baseUrl !== undefined &&
    model !== undefined && {
      protocol,
      baseUrl,
      model,
      apiKey,
      inputPrice: env.AI_INPUT_PRICE,
      outputPrice: env.AI_OUTPUT_PRICE,
      monthlyCap: env.AI_MONTHLY_CAP ?? null,
      // The operator's own choice.
      allowsPrivate: true,
    };
  return {
    provider: provider || undefined,
    concurrency: env.AI_CONCURRENCY,
    allowsPrivate: env.AI_ALLOW_PRIVATE,
  };
}

export const aiOf = ({ provider, concurrency, allowsPrivate }: AiConfig, outages: Outages): Ai => ({
  gateway: new AiGateway({ ...AI_LIMITS, concurrency }, outages),
  installation: provider,
  allowsPrivate,
});
