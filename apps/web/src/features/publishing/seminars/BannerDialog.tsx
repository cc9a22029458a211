import { MAX_BANNER_POSITION } from '@dure/contract/publishing/seminars/seminar-limits';
import type { ManagedSeminar } from '@dure/contract/publishing/seminars/seminars.views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { placeSeminarBanner } from '../../../api/publishing/seminars/seminars.writes.ts';
import { ApiError, toTell } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateTimePicker } from '../../../ui/dates/DateTimePicker.tsx';
import type { FormErrors } from '../../../ui/fields/Form.tsx';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { seminarsText } from './seminars.text.ts';

const text = seminarsText.managed;

export interface BannerDialogProps {
  readonly seminar: ManagedSeminar;
  readonly onClose: () => void;
}

/** Where among the banners a seminar stands, and for how long. */
export function BannerDialog({
  seminar: { seminarId, banner, seminarStartDate, version },
  onClose,
}: BannerDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { alert } = useDialogs();
  const [position, setPosition] = useState<number | null>(banner?.position ?? 1);
  const [from, setFrom] = useState<string | null>(() => banner?.from ?? new Date().toISOString());
  const [until, setUntil] = useState<string | null>(banner?.until ?? seminarStartDate ?? null);
  const [errors, setErrors] = useState<FormErrors>();
  const saving = useMutation({
    mutationFn: (next: { position: number; from: string; until: string } | null) =>
      placeSeminarBanner(client, { params: { seminarId: seminarId! }, body: { banner: next, version } }),
    onSuccess: () => {
      toast({ message: text.saved, tone: 'good' });
      onClose();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.fields.length > 0) setErrors(error.fieldMessages);
      else void alert(toTell(error));
    },
  });
  const isReady = position !== null && from !== null && until !== null;
  return (
    <FormDialog
      title={text.bannerTitle}
      confirm={text.save}
      cancel={text.back}
      errors={errors}
      isReady={isReady}
      isPending={saving.isPending}
      onSubmit={() => isReady && saving.mutate({ position, from, until })}
      onClose={onClose}
    >
      <NumberField
        label={text.position}
        name="banner.position"
        minValue={1}
        maxValue={MAX_BANNER_POSITION}
        value={position}
        onChange={setPosition}
      />
      <DateTimePicker label={text.from} name="banner.from" value={from} onChange={setFrom} />
      <DateTimePicker label={text.until} name="banner.until" value={until} onChange={setUntil} />
      {banner && (
        <Button variant="ghost" onPress={() => saving.mutate(null)}>
          {text.remove}
        </Button>
      )}
    </FormDialog>
  );
}
