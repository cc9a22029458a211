import type { Ai } from '../../kernel/ai/ai.ts';
import { AI_LIMITS, AiGateway, type AiLimits } from '../../kernel/ai/gateway.ts';
import { newSealingKey, parseSealingKeys, SecretBox } from '../../kernel/ai/secret-box.ts';

/** What a server of a test asks providers with: little patience, loopback allowed, a key to seal with. */
export function testAi({ limits = {}, ...given }: Partial<Ai> & { readonly limits?: Partial<AiLimits> } = {}): Ai {
  return {
    gateway: new AiGateway({ ...AI_LIMITS, backOffMs: 5, tryMs: 20_000, ...limits }),
    secrets: new SecretBox(parseSealingKeys(newSealingKey())!),
    installation: undefined,
    allowsPrivate: true,
    ...given,
  };
}
