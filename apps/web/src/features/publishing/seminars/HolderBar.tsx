import { ESTABLISHMENT_STATUS, SEMINAR_STATUS, takesApplications } from '@dure/contract/publishing/codes/seminar-codes';
import { MAX_SEMINAR_REASON_LENGTH } from '@dure/contract/publishing/seminars/seminar-limits';
import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { getSeminar } from '../../../api/publishing/seminars/seminars.reads.ts';
import {
  cancelSeminar,
  deleteSeminar,
  requestSeminarEstablishment,
} from '../../../api/publishing/seminars/seminars.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../../ui/buttons/RouterButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { seminarsText } from './seminars.text.ts';
import type { WordDialogProps } from './WordDialog.tsx';

const text = seminarsText.run;
const ReasonDialog = lazy(() => import('../../../ui/overlays/ReasonDialog.tsx').then((module) => module.ReasonDialog), {
  failure: 'popover',
});
const WordDialog = lazy(() => import('./WordDialog.tsx').then((module) => module.WordDialog), { failure: 'popover' });

/** What a plan waits for. */
function standOf({ editing }: SeminarView): string {
  const asked = editing?.establishment;
  if (asked?.establishmentRegistStatus === ESTABLISHMENT_STATUS.registered) return text.waiting;
  if (asked?.establishmentRegistStatus === ESTABLISHMENT_STATUS.declined) return text.declined(asked.reason);
  return text.plan;
}

export interface HolderBarProps extends Pick<WordDialogProps, 'quizzesField'> {
  readonly seminar: SeminarView;
}

/** What those who hold a seminar do with it: ask that it be opened, change it, call it off, and say a word after it. */
export function HolderBar({ seminar, quizzesField }: HolderBarProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { alert, confirm } = useDialogs();
  const [asked, setAsked] = useState<'cancel' | 'word'>();
  const seminarId = seminar.seminarId!;
  const params = { seminarId };
  const keep = (after: SeminarView) => client.setQueryData(getSeminar({ params }).queryKey, after);
  const status = seminar.seminarStatus!;
  const isPlan = status === SEMINAR_STATUS.planned;
  const isAsked = seminar.editing?.establishment?.establishmentRegistStatus === ESTABLISHMENT_STATUS.registered;
  const requesting = useMutation({
    mutationFn: () => requestSeminarEstablishment(client, { params }),
    onSuccess: (after) => {
      keep(after);
      toast({ message: text.requested, tone: 'good' });
    },
    onError: (error) => void alert(toTell(error)),
  });
  const remove = async () => {
    if (!(await confirm({ message: text.deleteAsk, action: text.delete, danger: true }))) return;
    try {
      await deleteSeminar(client, { params });
      toast({ message: text.deleted, tone: 'good' });
      void navigate({ to: '/explore', search: { view: 'mine' } });
    } catch (error) {
      void alert(toTell(error as Error));
    }
  };
  return (
    <Card as="section" aria-label={text.title} className="mt-5 flex flex-wrap items-center gap-2">
      {isPlan && <p className="basis-full text-sm text-ink-2">{standOf(seminar)}</p>}
      {isPlan && !isAsked && (
        <Button variant="primary" isPending={requesting.isPending} onPress={() => requesting.mutate()}>
          {text.request}
        </Button>
      )}
      {status === SEMINAR_STATUS.held && (
        <Button variant={seminar.word ? 'secondary' : 'primary'} onPress={() => setAsked('word')}>
          {seminar.word ? text.changeWord : text.word}
        </Button>
      )}
      {(isPlan || takesApplications(status)) && (
        <RouterButtonLink to="/seminar/write" search={{ seminar: seminarId }} icon="edit">
          {text.edit}
        </RouterButtonLink>
      )}
      {takesApplications(status) && (
        <Button variant="ghost" onPress={() => setAsked('cancel')}>
          {text.cancel}
        </Button>
      )}
      {isPlan && (
        <Button variant="ghost" onPress={() => void remove()}>
          {text.delete}
        </Button>
      )}
      <Suspense>
        {asked === 'cancel' && (
          <ReasonDialog
            title={text.cancelTitle}
            label={text.cancelReason}
            help={text.cancelHelp}
            limit={MAX_SEMINAR_REASON_LENGTH}
            confirm={text.cancel}
            cancel={text.back}
            send={async (reason) => {
              keep(await cancelSeminar(client, { params, body: { reason } }));
              toast({ message: text.cancelDone, tone: 'good' });
            }}
            onClose={() => setAsked(undefined)}
          />
        )}
        {asked === 'word' && <WordDialog {...{ seminar, quizzesField }} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </Card>
  );
}
