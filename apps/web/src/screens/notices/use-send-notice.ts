import type { NoticeReach } from '@dure/contract/clubs/notices/notices.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sendNotice, tryNotice } from '../../api/clubs/notices/notices.writes.ts';
import { audienceOf, wordsToSend, type NoticeDraft } from '../../features/clubs/notices/notice-draft.ts';
import { noticesText } from '../../features/clubs/notices/notices.text.ts';
import { ApiError, toTell } from '../../kernel/calls/api-error.ts';
import { formatDateTime } from '../../ui/dates/format-date.ts';
import type { FormErrors } from '../../ui/fields/Form.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { useToast } from '../../ui/overlays/toasts.ts';

const text = noticesText.writing;

/** Sends the draft to its readers, or to its writer alone. */
export function useSendNotice(draft: NoticeDraft, zone: string) {
  const { value: values, engine } = draft;
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { alert, confirm } = useDialogs();
  const [errors, setErrors] = useState<FormErrors>();
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.fields.length > 0) return setErrors(error.fieldMessages);
    return void alert(toTell(error));
  };
  const words = wordsToSend(values, zone);
  const sendAt = values.isLater ? values.sendAt : null;
  const sending = useMutation({
    mutationFn: () =>
      sendNotice(client, {
        body: { ...words, audience: audienceOf(values), sendAt, noticeKey: values.noticeKey },
      }),
    onSuccess: () => {
      engine.finish();
      toast({
        message: sendAt === null ? text.sent : text.scheduled(formatDateTime(sendAt, zone)),
        tone: 'good',
      });
      void navigate({ to: '/system/admin/notices' });
    },
    onError,
  });
  const trying = useMutation({
    mutationFn: () => tryNotice(client, { body: words }),
    onSuccess: () => {
      setErrors(undefined);
      toast({ message: text.tried, tone: 'good' });
    },
    onError,
  });
  const send = async (reach: NoticeReach | undefined) => {
    if (sending.isPending) return;
    const isSure =
      values.isLater ||
      (await confirm({ message: text.sendAsk(reach?.people ?? 0), detail: text.sendAskDetail, action: text.send }));
    if (isSure) sending.mutate();
  };
  return { errors, send, tryFirst: () => trying.mutate(), isSending: sending.isPending, isTrying: trying.isPending };
}
export type NoticeSending = ReturnType<typeof useSendNotice>;
