import { createHash } from 'node:crypto';

export const AI_PROTOCOLS = ['openai', 'anthropic'] as const;
export type AiProtocol = (typeof AI_PROTOCOLS)[number];

/** Whom to ask, and what it costs: won for a million tokens. */
export interface AiProvider {
  readonly protocol: AiProtocol;
  /** With its version: `https://api.example.com/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly inputPrice: number;
  readonly outputPrice: number;
  /** May lie in the network of the server: only what its operator allows. */
  readonly allowsPrivate: boolean;
}

/** Two providers with one name share limits, rests and pauses. */
export const providerName = ({ protocol, baseUrl, model, apiKey }: AiProvider): string =>
  createHash('sha256')
    .update(JSON.stringify([protocol, baseUrl, model, apiKey]))
    .digest('base64url');

/** Thousandths of a won. */
export const costOf = (
  { inputPrice, outputPrice }: Pick<AiProvider, 'inputPrice' | 'outputPrice'>,
  { inputTokens, outputTokens }: { readonly inputTokens: number; readonly outputTokens: number },
): number => Math.ceil((inputTokens * inputPrice + outputTokens * outputPrice) / 1000);
