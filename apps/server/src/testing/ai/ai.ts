import type { Ai } from '../../kernel/ai/ai.ts';
import { AI_LIMITS, AiGateway, type AiLimits } from '../../kernel/ai/gateway.ts';

/** What a server of a test asks providers with: little patience, and loopback allowed. */
export function testAi({ limits = {}, ...given }: Partial<Ai> & { readonly limits?: Partial<AiLimits> } = {}): Ai {
  return {
    gateway: new AiGateway({ ...AI_LIMITS, backOffMs: 5, tryMs: 20_000, ...limits }),
    installation: undefined,
    allowsPrivate: true,
    ...given,
  };
}
