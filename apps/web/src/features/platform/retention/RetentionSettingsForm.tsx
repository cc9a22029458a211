import {
  RETENTION_BOUNDS,
  RETENTION_KINDS,
  type RetentionKind,
} from '@dure/contract/platform/retention/retention-kinds';
import { RETENTION_LABELS } from '@dure/contract/platform/retention/retention-labels.text';
import type { RetentionSettings } from '@dure/contract/platform/retention/retention.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { countRetained, getRetention } from '../../../api/platform/retention/retention.reads.ts';
import { saveRetention } from '../../../api/platform/retention/retention.writes.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { SettingsForm } from '../../../ui/settings/SettingsForm.tsx';
import { useSettings } from '../../../ui/settings/use-settings.ts';
import { FixedPeriods } from './FixedPeriods.tsx';
import { PeriodField } from './PeriodField.tsx';
import { retentionText as text } from './retention.text.ts';

const isAllowed = (kind: RetentionKind, days: number | null): days is number =>
  days !== null && days >= RETENTION_BOUNDS[kind].min && days <= RETENTION_BOUNDS[kind].max;

/** How long the organisation keeps things: what a change would delete stands at its field before it is saved. */
export function RetentionSettingsForm({ settings }: { readonly settings: RetentionSettings }) {
  const client = useQueryClient();
  const { version, ...kept } = settings;
  const its = useSettings(kept);
  const { form, change, changes } = its;
  const query = Object.fromEntries(
    RETENTION_KINDS.filter((kind) => changes.includes(kind) && isAllowed(kind, form[kind])).map((kind) => [
      kind,
      form[kind],
    ]),
  );
  const due = useQuery({ ...countRetained({ query }), enabled: Object.keys(query).length > 0 });
  return (
    <SettingsForm
      text={text}
      settings={its}
      save={() => saveRetention(client, { body: { ...form, version } })}
      onSaved={(saved) => client.setQueryData(getRetention({}).queryKey, saved)}
    >
      <div className="flex max-w-180 flex-col gap-5">
        <Card as="section" aria-labelledby="chosen" className="flex flex-col gap-6">
          <h2 id="chosen" className="font-bold">
            {text.chosen}
          </h2>
          {RETENTION_KINDS.map((kind) => (
            <PeriodField
              key={kind}
              kind={kind}
              label={RETENTION_LABELS[kind]}
              days={form[kind]}
              due={kind in query ? due.data?.[kind] : undefined}
              onChange={(days) => change({ [kind]: days })}
            />
          ))}
        </Card>
        <FixedPeriods />
      </div>
    </SettingsForm>
  );
}
