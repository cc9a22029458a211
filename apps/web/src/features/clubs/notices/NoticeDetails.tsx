import type { Notice } from '@dure/contract/clubs/notices/notices.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelNotice, endNoticeBanner } from '../../../api/clubs/notices/notices.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { useNow } from '../../../ui/dates/use-now.ts';
import { Markdown } from '../../../ui/markdown/Markdown.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { noticesText } from './notices.text.ts';

const text = noticesText.details;

export interface NoticeDetailsProps {
  readonly notice: Notice;
  readonly onRewrite: () => void;
}

/** The words of one notice, and what can still be done about it. */
export function NoticeDetails({ notice, onRewrite }: NoticeDetailsProps) {
  const { noticeSequence, state, bannerUntil, waitingCount, sender } = notice;
  const client = useQueryClient();
  const toast = useToast();
  const { alert, confirm } = useDialogs();
  const now = useNow();
  const params = { noticeSequence };
  const onError = (error: Error) => void alert(toTell(error));
  const cancelling = useMutation({
    mutationFn: () => cancelNotice(client, { params }),
    onSuccess: () => toast({ message: text.cancelled, tone: 'good' }),
    onError,
  });
  const ending = useMutation({
    mutationFn: () => endNoticeBanner(client, { params }),
    onSuccess: () => toast({ message: text.bannerEnded, tone: 'good' }),
    onError,
  });
  const cancel = async () => {
    if (await confirm({ message: text.cancelAsk, action: text.cancel, danger: true })) cancelling.mutate();
  };
  const end = async () => {
    if (await confirm({ message: text.endBannerAsk, action: text.endBanner, danger: true })) ending.mutate();
  };
  const isOut = state === 'SENDING' || state === 'SENT';
  const stands = isOut && bannerUntil !== null && Date.parse(bannerUntil) > now;
  return (
    <div className="flex flex-col gap-4 rounded-box border border-line bg-sunken p-4">
      <Markdown text={notice.text} headingLevel={3} />
      {waitingCount > 0 && <p className="text-sm text-ink-2">{text.waiting(waitingCount)}</p>}
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <div className="flex gap-2">
          <dt className="text-ink-3">{noticesText.table.sender}</dt>
          <dd>{sender}</dd>
        </div>
        {bannerUntil !== null && (
          <div className="flex gap-2">
            <dt className="text-ink-3">{text.bannerUntil}</dt>
            <dd>{isOut && !stands ? text.bannerOver : <DateText date={bannerUntil} look="short" />}</dd>
          </div>
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        {state === 'SCHEDULED' && (
          <Button size="small" isPending={cancelling.isPending} onPress={() => void cancel()}>
            {text.cancel}
          </Button>
        )}
        {stands && (
          <Button size="small" isPending={ending.isPending} onPress={() => void end()}>
            {text.endBanner}
          </Button>
        )}
        <Button size="small" icon="edit" onPress={onRewrite}>
          {text.again}
        </Button>
      </div>
    </div>
  );
}
