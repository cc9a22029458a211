import type { AiSettings, saveAiSettings } from '@dure/contract/assistance/ai/ai.endpoints';
import type { Input } from '@dure/contract/http/endpoint';

type Body = Input<typeof saveAiSettings>['body'];

/** What is typed; the key is undefined as long as the kept one stays. */
export interface AiForm extends Omit<Body, 'version' | 'apiKey'> {
  readonly apiKey: string | undefined;
}

export const formOf = (settings: AiSettings): AiForm => ({
  engine: settings.engine,
  protocol: settings.protocol,
  baseUrl: settings.baseUrl,
  model: settings.model,
  apiKey: settings.keyEnding === null ? '' : undefined,
  inputPrice: settings.inputPrice,
  outputPrice: settings.outputPrice,
  monthlyCap: settings.monthlyCap,
  stopsAtCap: settings.stopsAtCap,
});

/** The body of a call: a key that stays is not in it. */
export const keyPart = ({ apiKey }: AiForm): { apiKey?: string } => (apiKey === undefined ? {} : { apiKey });
