import { z } from 'zod';
import type { AiCall } from '../../../kernel/ai/gateway.ts';
import { aiText } from './ai.text.ts';

/** The smallest question that shows whether a provider answers in the wanted shape. */
export const probeCall: AiCall<{ ok: boolean }> = {
  ...aiText.probe,
  schema: z.object({ ok: z.boolean() }),
  maxOutputTokens: 200,
  id: 'probe',
};
