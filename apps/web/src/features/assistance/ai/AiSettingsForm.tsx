import type { AiSettings, AiUsage } from '@dure/contract/assistance/ai/ai.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { getAiSettings } from '../../../api/assistance/ai/ai.reads.ts';
import { saveAiSettings } from '../../../api/assistance/ai/ai.writes.ts';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { SettingsForm } from '../../../ui/settings/SettingsForm.tsx';
import { useSettings } from '../../../ui/settings/use-settings.ts';
import { formOf, keyPart } from './ai-form.ts';
import { aiSettingsText as text } from './ai-settings.text.ts';
import { CalibrationCard, type CalibrationCardProps } from './CalibrationCard.tsx';
import { CostCard } from './CostCard.tsx';
import { ProviderFields } from './ProviderFields.tsx';
import { ProviderTest } from './ProviderTest.tsx';
import { UseTable } from './UseTable.tsx';

const engines = ({ installation }: AiSettings) => [
  { ...text.engine.BUILT_IN, value: 'BUILT_IN' as const },
  {
    ...text.engine.INSTALLATION,
    value: 'INSTALLATION' as const,
    description: installation ? text.engine.installed(installation.model) : text.engine.noInstallation,
    isDisabled: installation === null,
  },
  { ...text.engine.TENANT, value: 'TENANT' as const },
];

export interface AiSettingsFormProps extends CalibrationCardProps {
  readonly settings: AiSettings;
  readonly usage: AiUsage;
}

/** Who works for the organisation, with what cap, and what it cost: one form, saved at once. */
export function AiSettingsForm({ settings, usage, calibrations }: AiSettingsFormProps) {
  const client = useQueryClient();
  const its = useSettings(formOf(settings));
  const { form, change } = its;
  const save = () => {
    const { apiKey: _, ...body } = form;
    return saveAiSettings(client, { body: { ...body, ...keyPart(form), version: settings.version } });
  };
  const { purposes, clubs, cost } = usage;
  return (
    <SettingsForm
      text={text}
      settings={its}
      save={save}
      onSaved={(saved) => client.setQueryData(getAiSettings({}).queryKey, saved)}
    >
      <div className="grid items-start gap-5 desktop:grid-cols-[minmax(0,1fr)_380px]">
        <Card as="section" aria-label={text.engine.title} className="flex flex-col gap-3.5">
          <RadioCards
            label={text.engine.title}
            name="engine"
            orientation="vertical"
            options={engines(settings)}
            value={form.engine}
            onChange={(engine) => change({ engine })}
          />
          {form.engine === 'TENANT' && <ProviderFields {...{ form, settings }} onChange={change} />}
          {form.engine !== 'BUILT_IN' && <ProviderTest key={form.engine} form={form} />}
        </Card>
        <div className="flex min-w-0 flex-col gap-4">
          <CostCard {...{ usage, form }} onChange={change} />
          <CalibrationCard calibrations={calibrations} />
          <UseTable
            title={text.uses.title}
            head={text.uses.purpose}
            total={cost}
            uses={purposes.map((one) => ({ ...one, id: one.purpose, name: text.uses.purposes[one.purpose] }))}
          />
          {clubs.length > 0 && (
            <UseTable
              title={text.uses.clubs}
              head={text.uses.club}
              total={cost}
              uses={clubs.map((one) => ({ ...one, id: String(one.clubSequence), name: one.clubName }))}
            />
          )}
        </div>
      </div>
    </SettingsForm>
  );
}
