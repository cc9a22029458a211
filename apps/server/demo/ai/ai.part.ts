import type { AiPurpose } from '@dure/contract/assistance/ai/ai-purposes';
import { costOf } from '../../src/kernel/ai/provider.ts';
import { build } from '../../src/kernel/database/build.ts';
import type { Part } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';
import { storyUuid } from '../story-time.ts';

/** What a trial of a provider left behind: won for a million tokens, and what each kind of call took. */
const PRICES = { inputPrice: 900, outputPrice: 3600 };
const MODEL = 'hanmal-32b';
const TRIED: readonly (readonly [purpose: AiPurpose, calls: number, inputTokens: number, outputTokens: number])[] = [
  ['GRADING', 64, 4200, 900],
  ['MODEL_ANSWER', 18, 9800, 700],
  ['FEEDBACK', 22, 2600, 500],
  ['QUIZ', 6, 14_000, 1600],
  ['GROUPS', 2, 21_000, 1200],
];
const MANAGER = 'manager';

/** The default tenant tried a provider of its own for some days, with a cap, and went back to the built-in tools. */
export const seedAi: Part = async ({ transaction, tenant, at, sequences }) => {
  if (tenant.uri !== 'dure') return;
  const { tenantId } = transaction;
  const clubs = tenant.clubs.filter(({ status }) => status === '0400').map(({ key }) => sequences.get(key)!);
  const calls = TRIED.flatMap(([purpose, count, inputTokens, outputTokens]) =>
    Array.from({ length: count }, (_, turn) => {
      const started_at = at(-1 - (turn % 4), 540 + turn * 7);
      const milliseconds = 2200 + ((turn * 731) % 5000);
      return {
        tenant_id: tenantId,
        call_id: storyUuid(`${tenant.uri}/ai/${purpose}/${turn}`),
        call_key: `demo/${purpose}/${turn}`,
        purpose,
        club_sequence: clubs[turn % clubs.length] ?? null,
        engine: 'TENANT',
        model: MODEL,
        prompt: `${purpose.toLowerCase().replace('_', '-')}@demo`,
        outcome: turn % 31 === 30 ? 'TIMEOUT' : 'OK',
        attempts: 1,
        input_tokens: inputTokens,
        output_tokens: outputTokens,
        cost: costOf(PRICES, { inputTokens, outputTokens }),
        milliseconds,
        started_at,
        finished_at: new Date(started_at.getTime() + milliseconds),
      };
    }),
  );
  await transaction.all(
    build.insertInto('ai_settings').values({
      tenant_id: tenantId,
      engine: 'BUILT_IN',
      base_url: 'https://llm.dure.test/v1',
      model: MODEL,
      input_price: PRICES.inputPrice,
      output_price: PRICES.outputPrice,
      monthly_cap: 60_000,
      changed_by: memberIdOf(tenant, MANAGER),
      changed_at: at(-1, 1020),
    }),
    build.insertInto('ai_calls').values(calls),
  );
};
