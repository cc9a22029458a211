import type { PointKind } from '@dure/contract/points/point-kinds';
import { MAX_POINTS } from '@dure/contract/points/point-kinds';
import type { PointSettings } from '@dure/contract/points/points.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getPointSettings } from '../../api/points/points.reads.ts';
import { savePointSettings } from '../../api/points/points.writes.ts';
import { ApiError, toTell } from '../../kernel/calls/api-error.ts';
import { useLeaveWarning } from '../../kernel/use-leave-warning.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { NumberField } from '../../ui/fields/NumberField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { useToast } from '../../ui/overlays/toasts.ts';
import { pointKinds, pointSettingsText as text } from './points.text.ts';

/** What the organisation gives for each thing: one form, saved at once. */
export function PointSettingsRoom({ settings }: { readonly settings: PointSettings }) {
  const client = useQueryClient();
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const [changed, setChanged] = useState<Partial<Record<PointKind, number>>>({});
  const amounts = { ...settings.amounts, ...changed };
  const isUnsaved = JSON.stringify(amounts) !== JSON.stringify(settings.amounts);
  const saving = useMutation({
    mutationFn: () => savePointSettings(client, { body: { amounts, version: settings.version } }),
    onSuccess: (saved) => {
      client.setQueryData(getPointSettings({}).queryKey, saved);
      setChanged({});
      toast({ message: text.saved, tone: 'good' });
    },
    onError: (error) =>
      void alert(error instanceof ApiError && error.status === 409 ? { message: text.stale } : toTell(error)),
  });
  useLeaveWarning({ isUnsaved, isSaving: saving.isPending, ask: () => confirm({ message: text.unsaved }) });
  return (
    <Form aria-label={text.title} onSubmit={() => saving.mutate()} className="min-w-0">
      <PageHeader
        title={text.title}
        lead={text.lead}
        actions={
          <Button type="submit" variant="primary" isPending={saving.isPending} isDisabled={!isUnsaved}>
            {text.save}
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desktop:grid-cols-2">
        {text.groups.map(({ title, kinds }) => (
          <Card key={title} as="section" aria-label={title} className="flex flex-col gap-4">
            <h2 className="font-bold">{title}</h2>
            {kinds.map((kind) => (
              <NumberField
                key={kind}
                label={pointKinds[kind]}
                name={kind}
                unit={text.unit}
                minValue={0}
                maxValue={MAX_POINTS}
                value={amounts[kind]}
                onChange={(value) => setChanged({ ...changed, [kind]: value ?? 0 })}
                {...(text.hints[kind] !== undefined && { description: text.hints[kind] })}
              />
            ))}
          </Card>
        ))}
      </div>
    </Form>
  );
}
