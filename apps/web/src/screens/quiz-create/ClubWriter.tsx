import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { QuizClubForm } from '@dure/contract/authoring/quiz-clubs/quiz-club-form';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { getQuizClub } from '../../api/authoring/quiz-clubs/quiz-clubs.reads.ts';
import { createQuizClub, saveQuizClubDraft } from '../../api/authoring/quiz-clubs/quiz-clubs.writes.ts';
import { ClubFormFrame } from '../../features/clubs/club-writing/form/ClubFormFrame.tsx';
import { bodyOf, type ClubValues } from '../../features/clubs/club-writing/form/club-values.ts';
import type { DraftOfferProps } from '../../features/clubs/club-writing/form/drafts/DraftOffer.tsx';
import { RejectionNotice } from '../../features/clubs/club-writing/form/RejectionNotice.tsx';
import { submitText } from '../../features/clubs/club-writing/form/submit.text.ts';
import { currentStateIn, servedClub, useClubDraft } from '../../features/clubs/club-writing/form/drafts/club-draft.ts';
import { useClubForm } from '../../features/clubs/club-writing/form/use-club-form.ts';
import { useSubmit } from '../../features/clubs/club-writing/form/sending/use-submit.ts';
import { useIdempotencyKey } from '../../kernel/calls/idempotency-key.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { TakesInput } from '../../ui/states/TakesInput.tsx';
import { LazyPlan } from './LazyPlan.tsx';
import { quizCreateText as text } from './quiz-create.text.ts';

const route = getRouteApi('/quiz/create');

const draftLink: DraftOfferProps['link'] = (draft, parts) => <Link to="/quiz/create" search={{ draft }} {...parts} />;

const DraftOffer = lazy(
  () => import('../../features/clubs/club-writing/form/drafts/DraftOffer.tsx').then((module) => module.DraftOffer),
  { hydrateOn: 'interaction' },
);

export interface ClubWriterProps {
  readonly initial: ClubValues;
  /** The server has made a draft of the new club. */
  readonly onMade?: (clubSequence: number) => void;
  readonly rejection?: { readonly reason: string | null } | undefined;
}

/** Writes a club that is not open yet: it saves itself, and is submitted when it is whole. */
export function ClubWriter({ initial, onMade, rejection }: ClubWriterProps) {
  const { draft: named } = route.useSearch();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { alert } = useDialogs();
  const key = useIdempotencyKey();
  const draft = useClubDraft(initial, async (body, idempotencyKey) => {
    const club = await saveQuizClubDraft(queryClient, { body }, { idempotencyKey });
    queryClient.setQueryData(getQuizClub({ params: { id: club.clubSequence } }).queryKey, club);
    return club;
  });
  const form = useClubForm(draft);
  const { clubSequence } = draft.value;

  const sending = useSubmit({
    draft,
    form,
    currentIn: currentStateIn,
    served: servedClub,
    send: async (values) => {
      // It has been checked, and the server checks it again: what may be null in a draft is not when this is sent.
      const body = bodyOf(values) as QuizClubForm;
      const keys = { idempotencyKey: key.of(JSON.stringify(body)) };
      const club = await createQuizClub(queryClient, { body, files: {} }, keys);
      key.used();
      return club;
    },
    onDone: async (club) => {
      const waits = club.clubStatus === CLUB_STATUS.waitingForApproval;
      await alert(
        waits ? { message: submitText.requested, detail: submitText.waiting } : { message: submitText.opened },
      );
      await navigate({ to: '/quiz' });
    },
  });

  const onNamed = useEffectEvent((made: number) => {
    if (made === named || sending.isSending) return;
    onMade?.(made);
    void navigate({
      to: '/quiz/create',
      search: (old) => ({ ...old, draft: made }),
      replace: true,
      resetScroll: false,
    });
  });
  useEffect(() => {
    if (clubSequence !== null) onNamed(clubSequence);
  }, [clubSequence]);

  const isNew = clubSequence === null && draft.phase === 'empty' && !draft.isRecovered;
  return (
    <>
      {isNew && <DraftOffer link={draftLink} />}
      <PageHeader title={rejection ? text.correct : text.title} lead={text.lead} />
      {rejection && <RejectionNotice reason={rejection.reason} />}
      <TakesInput>
        <ClubFormFrame
          draft={draft}
          form={form}
          plan={<LazyPlan />}
          submit={
            <Button variant="primary" isPending={sending.isSending} onPress={sending.submit}>
              {rejection ? submitText.resubmit : submitText.create}
            </Button>
          }
          isSending={sending.isSending}
          goTo={sending.goTo}
        />
      </TakesInput>
    </>
  );
}
