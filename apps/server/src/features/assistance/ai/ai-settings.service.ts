import type * as endpoints from '@dure/contract/assistance/ai/ai.endpoints';
import type { AiSettings } from '@dure/contract/assistance/ai/ai.endpoints';
import { errors } from '@dure/contract/errors';
import { z } from 'zod';
import type { AiGateway, AiCall } from '../../../kernel/ai/gateway.ts';
import type { AiProvider } from '../../../kernel/ai/provider.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { aiFor } from './ai-provider.policy.ts';
import { findAiSettings, saveAiSettings as save, type AiSettingsRow } from './ai-settings.queries.ts';
import { auditedSettings, settingsView } from './ai-settings.view.ts';
import { aiText, faultSentence } from './ai.text.ts';
import { keyOpener } from './asking.service.ts';

/** The smallest question that shows whether a provider answers in the wanted shape. */
const probeCall: AiCall<{ ok: boolean }> = {
  ...aiText.probe,
  schema: z.object({ ok: z.boolean() }),
  maxOutputTokens: 200,
  id: 'probe',
};

type Wished = z.output<(typeof endpoints.saveAiSettings)['body']>;
type Tried = z.output<(typeof endpoints.testAiSettings)['body']>;
type Address = Pick<Wished, 'protocol' | 'baseUrl' | 'model'>;

const ENDING = 4;

/** An address of the web without a name before the host: keys have a field of their own. */
function checkAddress({ baseUrl, model }: Address): void {
  if (baseUrl === '') refuseFields([{ path: 'baseUrl', message: aiText.baseUrlMissing }]);
  if (model === '') refuseFields([{ path: 'model', message: aiText.modelMissing }]);
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined;
  const isAddress = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  if (!isAddress || url.search !== '' || url.hash !== '')
    refuseFields([{ path: 'baseUrl', message: errors.invalidUrl.message }], 'invalidUrl');
}

const hostOf = (baseUrl: string) => (URL.canParse(baseUrl) ? new URL(baseUrl).origin : '');

/** The sealed key that stays: none that was given for one host is ever sent to another. */
function storedKey(
  row: AiSettingsRow | undefined,
  { baseUrl }: Address,
): Pick<AiSettingsRow, 'sealed_key' | 'key_ending'> {
  const { sealed_key = null, key_ending = null } = row ?? {};
  if (sealed_key !== null && row!.base_url !== '' && hostOf(row!.base_url) !== hostOf(baseUrl))
    refuseFields([{ path: 'apiKey', message: aiText.keyOfAnotherHost }]);
  return { sealed_key, key_ending };
}

export async function getAiSettings(unit: Unit): Promise<AiSettings> {
  const [[row]] = await unit.read(findAiSettings(unit.tenantId));
  return settingsView(row, aiFor(unit.services.ai, unit.tenant));
}

/** Whoever saw older settings is refused with the current ones. */
export function saveAiSettings(unit: Unit, wished: Wished): Promise<AiSettings> {
  const { tenantId, services } = unit;
  const { secrets } = services;
  const ai = aiFor(services.ai, unit.tenant);
  const { apiKey, engine, protocol, baseUrl, model } = wished;
  return unit.write(async (transaction) => {
    const row = await transaction.first(findAiSettings(tenantId));
    if (engine === 'INSTALLATION' && !ai.installation)
      refuseFields([{ path: 'engine', message: aiText.noInstallation }]);
    if (engine === 'TENANT') checkAddress(wished);
    const given = apiKey
      ? { sealed_key: secrets.seal(apiKey, tenantId), key_ending: apiKey.slice(-ENDING) }
      : undefined;
    const key = given ?? (apiKey === '' ? { sealed_key: null, key_ending: null } : storedKey(row, wished));
    if (engine === 'TENANT' && protocol === 'anthropic' && key.sealed_key === null)
      refuseFields([{ path: 'apiKey', message: aiText.keyMissing }]);
    const values = {
      ...key,
      engine,
      protocol,
      base_url: baseUrl,
      model,
      input_price: wished.inputPrice,
      output_price: wished.outputPrice,
      monthly_cap: wished.monthlyCap,
      stops_at_cap: wished.stopsAtCap,
    };
    const saved = await transaction.change(save(unit, values, wished.version));
    const kept = settingsView(await transaction.first(findAiSettings(tenantId)), ai);
    if (saved === 0) refuse('staleVersion', { data: kept });
    const [before, after] = [auditedSettings(settingsView(row, ai)), auditedSettings(kept)];
    const hasNewKey = key.sealed_key !== (row?.sealed_key ?? null);
    unit.record(transaction, { action: 'aiSettings', before, after, secrets: hasNewKey ? ['apiKey'] : [] });
    return kept;
  });
}

/** The provider that is tried: with the key that was typed, or the kept one where the host is the kept one's. */
function triedProvider(unit: Unit, row: AiSettingsRow | undefined, tried: Tried): AiProvider | string {
  const { ai } = unit.services;
  if (tried.engine === 'INSTALLATION') return ai.installation ?? aiText.noInstallation;
  checkAddress(tried);
  const sealed = tried.apiKey === undefined ? storedKey(row, tried).sealed_key : null;
  const apiKey = tried.apiKey || (sealed === null ? undefined : keyOpener(unit.services, unit.tenantId)(sealed));
  if (apiKey === null) return aiText.stops.keyLost;
  if (apiKey === undefined && tried.protocol === 'anthropic') return aiText.keyMissing;
  const { protocol, baseUrl, model } = tried;
  return { protocol, baseUrl, model, apiKey, inputPrice: 0, outputPrice: 0, allowsPrivate: ai.allowsPrivate };
}

export async function testAiSettings(unit: Unit, tried: Tried) {
  const [[row]] = await unit.read(findAiSettings(unit.tenantId));
  const provider = triedProvider(unit, row, tried);
  if (typeof provider === 'string') return { isWorking: false, message: provider, models: [], milliseconds: 0 };
  return tryProvider(unit.services.ai.gateway, provider);
}

/** Asks a provider the smallest question, and says in a sentence what came of it. */
export async function tryProvider(gateway: AiGateway, provider: AiProvider) {
  const startedAt = Date.now();
  const { failure, models = [] } = await gateway.probe(provider, probeCall);
  const milliseconds = Date.now() - startedAt;
  if (!failure) return { isWorking: true, message: aiText.works(milliseconds), models: [], milliseconds };
  return { isWorking: false, message: faultSentence(failure.fault, provider.model, models), models, milliseconds };
}
