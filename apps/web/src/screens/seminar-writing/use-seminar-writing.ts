import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { getSeminar } from '../../api/publishing/seminars/seminars.reads.ts';
import { changeSeminar, createSeminar } from '../../api/publishing/seminars/seminars.writes.ts';
import {
  seminarInputOf,
  type SeminarValues,
  seminarValuesOf,
} from '../../features/publishing/seminars/seminar-values.ts';
import { ApiError, toTell } from '../../kernel/calls/api-error.ts';
import type { Draft } from '../../kernel/draft/use-draft.ts';
import type { FormErrors } from '../../ui/fields/Form.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { useToast } from '../../ui/overlays/toasts.ts';
import { seminarWritingText as text } from './seminar-writing.text.ts';

const isSeminar = (data: unknown): data is SeminarView =>
  typeof data === 'object' && data !== null && 'seminarId' in data;

/** Saves what is written. Somebody else's newer text is asked about, never lost. */
export function useSeminarWriting(draft: Draft<SeminarValues>, seminar: SeminarView | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { alert, confirm } = useDialogs();
  const [errors, setErrors] = useState<FormErrors>();
  const [key] = useState(() => crypto.randomUUID());
  const version = useRef(seminar?.version ?? 0);
  const saving = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof seminarInputOf>>) =>
      seminar
        ? changeSeminar(client, {
            params: { seminarId: seminar.seminarId! },
            body: { ...body, version: version.current },
          })
        : createSeminar(client, { body: { ...body, wishSequence: draft.value.wishSequence } }, { idempotencyKey: key }),
    onSuccess: (saved) => {
      setErrors(undefined);
      draft.engine.finish();
      const params = { seminarId: saved.seminarId! };
      client.setQueryData(getSeminar({ params }).queryKey, saved);
      toast({ message: seminar ? text.saved : text.made, tone: 'good' });
      void navigate({ to: '/seminar/$seminarId', params });
    },
    onError: (error: Error) => {
      if (error instanceof ApiError && isSeminar(error.data)) void settle(error.data);
      else if (error instanceof ApiError && error.fields.length > 0) setErrors(error.fieldMessages);
      else void alert(toTell(error));
    },
  });
  const save = () => {
    const body = seminarInputOf(draft.value);
    if (body) saving.mutate(body);
    else setErrors({ seminarStartDate: text.timeMissing });
  };
  const settle = async (theirs: SeminarView) => {
    version.current = theirs.version;
    if (await confirm({ message: text.stale, detail: text.staleDetail, action: text.overwrite })) save();
    else draft.engine.change(seminarValuesOf(theirs));
  };
  return { errors, save, isSaving: saving.isPending };
}
