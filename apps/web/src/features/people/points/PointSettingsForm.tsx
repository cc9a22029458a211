import { MAX_POINTS } from '@dure/contract/people/points/point-kinds';
import type { PointSettings } from '@dure/contract/people/points/points.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { getPointSettings } from '../../../api/people/points/points.reads.ts';
import { savePointSettings } from '../../../api/people/points/points.writes.ts';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { SettingsForm } from '../../../ui/settings/SettingsForm.tsx';
import { useSettings } from '../../../ui/settings/use-settings.ts';
import { pointSettingsText as text } from './point-settings.text.ts';
import { POINT_KIND_LABELS } from '@dure/contract/people/points/point-kinds.text';

/** What the organisation gives for each thing: one form, saved at once. */
export function PointSettingsForm({ settings }: { readonly settings: PointSettings }) {
  const client = useQueryClient();
  const its = useSettings(settings.amounts);
  const { form: amounts, change } = its;
  const save = () => savePointSettings(client, { body: { amounts, version: settings.version } });
  return (
    <SettingsForm
      text={text}
      settings={its}
      save={save}
      onSaved={(saved) => client.setQueryData(getPointSettings({}).queryKey, saved)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-2">
        {text.groups.map(({ title, kinds }) => (
          <Card key={title} as="section" aria-label={title} className="flex flex-col gap-4">
            <h2 className="font-bold">{title}</h2>
            {kinds.map((kind) => (
              <NumberField
                key={kind}
                label={POINT_KIND_LABELS[kind]}
                name={kind}
                unit={text.unit}
                minValue={0}
                maxValue={MAX_POINTS}
                value={amounts[kind]}
                onChange={(value) => change({ [kind]: value ?? 0 })}
                {...(text.hints[kind] !== undefined && { description: text.hints[kind] })}
              />
            ))}
          </Card>
        ))}
      </div>
    </SettingsForm>
  );
}
