import { MAX_AI_PRICE, MAX_BASE_URL_LENGTH, MAX_MODEL_LENGTH } from '@dure/contract/assistance/ai/ai-limits';
import type { AiSettings } from '@dure/contract/assistance/ai/ai.endpoints';
import { KeptSecretField } from '../../../ui/settings/KeptSecretField.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { AiForm } from './ai-form.ts';
import { aiSettingsText } from './ai-settings.text.ts';

const text = aiSettingsText.provider;
const rows = 'grid gap-3 desktop:grid-cols-[160px_minmax(0,1fr)]';

export interface ProviderFieldsProps {
  readonly form: AiForm;
  readonly settings: Pick<AiSettings, 'keyEnding'>;
  readonly onChange: (changed: Partial<AiForm>) => void;
}

/** Address, model, key and prices of the organisation's own provider. */
export function ProviderFields({ form, settings: { keyEnding }, onChange }: ProviderFieldsProps) {
  const { protocol } = form;
  return (
    <div className="flex flex-col gap-3.5">
      <div className={rows}>
        <Select
          label={text.protocol}
          name="protocol"
          options={(['openai', 'anthropic'] as const).map((value) => ({ value, label: text.protocols[value] }))}
          value={protocol}
          onChange={(value) => onChange({ protocol: value })}
        />
        <TextField
          label={text.baseUrl}
          name="baseUrl"
          inputMode="url"
          maxLength={MAX_BASE_URL_LENGTH}
          placeholder={text.baseUrlHint[protocol]}
          value={form.baseUrl}
          onChange={(baseUrl) => onChange({ baseUrl })}
        />
      </div>
      <div className={rows}>
        <TextField
          label={text.model}
          name="model"
          maxLength={MAX_MODEL_LENGTH}
          value={form.model}
          onChange={(model) => onChange({ model })}
        />
        <KeptSecretField
          label={text.key}
          name="apiKey"
          ending={keyEnding}
          value={form.apiKey}
          onChange={(apiKey) => onChange({ apiKey })}
        />
      </div>
      <div className="grid gap-3 desktop:grid-cols-2">
        <NumberField
          label={text.inputPrice}
          name="inputPrice"
          description={text.priceHint}
          minValue={0}
          maxValue={MAX_AI_PRICE}
          unit={text.unit}
          value={form.inputPrice}
          onChange={(value) => onChange({ inputPrice: value ?? 0 })}
        />
        <NumberField
          label={text.outputPrice}
          name="outputPrice"
          description={text.priceHint}
          minValue={0}
          maxValue={MAX_AI_PRICE}
          unit={text.unit}
          value={form.outputPrice}
          onChange={(value) => onChange({ outputPrice: value ?? 0 })}
        />
      </div>
    </div>
  );
}
