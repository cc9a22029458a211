import type { AiSettings } from '@dure/contract/assistance/ai/ai.endpoints';
import type { AiProtocol } from '@dure/contract/assistance/ai/ai-purposes';
import type { Ai } from '../../../kernel/ai/ai.ts';
import type { Audited } from '../../../kernel/audit/changes.ts';
import { engineOf } from './ai-provider.policy.ts';
import type { AiSettingsRow } from './ai-settings.queries.ts';

/** Settings as a manager sees them; of the key its last letters alone. */
export const settingsView = (row: AiSettingsRow | undefined, ai: Ai): AiSettings => ({
  engine: engineOf(row, ai),
  protocol: (row?.protocol as AiProtocol | undefined) ?? 'openai',
  baseUrl: row?.base_url ?? '',
  model: row?.model ?? '',
  keyEnding: row?.key_ending ?? null,
  inputPrice: row?.input_price ?? 0,
  outputPrice: row?.output_price ?? 0,
  monthlyCap: row?.monthly_cap ?? null,
  stopsAtCap: row?.stops_at_cap ?? true,
  version: row?.version ?? 0,
  installation: ai.installation ? { model: ai.installation.model, monthlyCap: ai.installation.monthlyCap } : null,
  changedAt: row?.changed_at.toISOString() ?? null,
});

/** What of them the audit log holds: all that a manager sets, but the key. */
export const auditedSettings = (settings: AiSettings): Audited => {
  const { engine, protocol, baseUrl, model, inputPrice, outputPrice, monthlyCap, stopsAtCap } = settings;
  return { engine, protocol, baseUrl, model, inputPrice, outputPrice, monthlyCap, stopsAtCap };
};
