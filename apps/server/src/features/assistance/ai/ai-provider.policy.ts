import type { AiEngine, AiProtocol } from '@dure/contract/assistance/ai/ai-purposes';
import type { Ai } from '../../../kernel/ai/ai.ts';
import type { Tenant } from '../../../kernel/tenancy.ts';
import type { AiProvider } from '../../../kernel/ai/provider.ts';
import type { AiSettingsRow } from './ai-settings.queries.ts';
import type { AiStop } from './ai.text.ts';

/** Who works for a tenant, and up to which cost a month (won; null: any). */
export interface Chosen {
  readonly engine: Exclude<AiEngine, 'BUILT_IN'>;
  readonly provider: AiProvider;
  readonly cap: number | null;
}

const least = (...caps: (number | null)[]): number | null => {
  const given = caps.filter((cap) => cap !== null);
  return given.length === 0 ? null : Math.min(...given);
};

/** The installation's AI for one organisation: what its operator allows it goes before what each may spend. */
export const aiFor = (ai: Ai, { ai_monthly_cap: cap }: Pick<Tenant, 'ai_monthly_cap'>): Ai =>
  ai.installation && cap !== null ? { ...ai, installation: { ...ai.installation, monthlyCap: cap } } : ai;

export const engineOf = (row: AiSettingsRow | undefined, { installation }: Pick<Ai, 'installation'>): AiEngine =>
  (row?.engine as AiEngine | undefined) ?? (installation ? 'INSTALLATION' : 'BUILT_IN');

/** The provider that the settings choose; `openKey` opens the tenant's sealed one and answers null where it cannot. */
export function choose(
  row: AiSettingsRow | undefined,
  ai: Pick<Ai, 'installation' | 'allowsPrivate'>,
  openKey: (sealed: string) => string | null,
): Chosen | AiStop {
  const engine = engineOf(row, ai);
  const ownCap = row?.stops_at_cap ? row.monthly_cap : null;
  if (engine === 'INSTALLATION') {
    const { installation: provider } = ai;
    return provider ? { engine, provider, cap: least(ownCap, provider.monthlyCap) } : 'off';
  }
  if (engine === 'BUILT_IN' || !row) return 'off';
  const apiKey = row.sealed_key === null ? undefined : openKey(row.sealed_key);
  if (apiKey === null) return 'keyLost';
  const provider = {
    protocol: row.protocol as AiProtocol,
    baseUrl: row.base_url,
    model: row.model,
    apiKey,
    inputPrice: row.input_price,
    outputPrice: row.output_price,
    allowsPrivate: ai.allowsPrivate,
  };
  return { engine, provider, cap: ownCap };
}
