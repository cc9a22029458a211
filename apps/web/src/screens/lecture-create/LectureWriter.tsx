import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import type { LectureClubForm } from '@dure/contract/lectures/lecture-clubs/lecture-club-form';
import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { getLectureClub } from '../../api/lectures/lecture-clubs/lecture-clubs.reads.ts';
import { createLectureClub, saveLectureClubDraft } from '../../api/lectures/lecture-clubs/lecture-clubs.writes.ts';
import { DraftOffer, type DraftOfferProps } from '../../features/clubs/club-writing/form/drafts/DraftOffer.tsx';
import { RejectionNotice } from '../../features/clubs/club-writing/form/RejectionNotice.tsx';
import { AboutStep } from '../../features/clubs/club-writing/lecture/AboutStep.tsx';
import {
  currentLectureIn,
  servedLecture,
  useLectureDraft,
} from '../../features/clubs/club-writing/lecture/lecture-draft.ts';
import { lectureFormText as words } from '../../features/clubs/club-writing/lecture/lecture-form.text.ts';
import { lectureBody, type LectureValues } from '../../features/clubs/club-writing/lecture/lecture-values.ts';
import { LectureFormFrame } from '../../features/clubs/club-writing/lecture/LectureFormFrame.tsx';
import { useLectureForm } from '../../features/clubs/club-writing/lecture/use-lecture-form.ts';
import { useSubmit } from '../../features/clubs/club-writing/form/sending/use-submit.ts';
import { Preparation } from '../../features/authoring/contents/materials/Preparation.tsx';
import { useLiveContents } from '../../features/authoring/contents/use-live-contents.ts';
import { useIdempotencyKey } from '../../kernel/calls/idempotency-key.ts';
import { usePreloadOnInteraction } from '../../kernel/lazy/use-preload-on-interaction.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { lectureCreateText as text } from './lecture-create.text.ts';
import { lectureMaterials, loadMaterials } from './LectureMaterials.tsx';

const PATH = '/my-lecture-clubs/create';
const route = getRouteApi(PATH);
const draftLink: DraftOfferProps['link'] = (draft, parts) => <Link to={PATH} search={{ draft }} {...parts} />;

export interface LectureWriterProps {
  readonly initial: LectureValues;
  /** The server has made a draft of the new club. */
  readonly onMade?: (clubSequence: number) => void;
  readonly rejection?: { readonly reason: string | null } | undefined;
}

/** Writes a lecture club that is not open yet: it saves itself, and is submitted when it is whole. */
export function LectureWriter({ initial, onMade, rejection }: LectureWriterProps) {
  useLiveContents();
  usePreloadOnInteraction(loadMaterials);
  const { draft: named, step = 'about' } = route.useSearch();
  const navigate = route.useNavigate();
  const queryClient = useQueryClient();
  const key = useIdempotencyKey();
  const { alert } = useDialogs();
  const draft = useLectureDraft(initial, async (body, idempotencyKey) => {
    const club = await saveLectureClubDraft(queryClient, { body }, { idempotencyKey });
    queryClient.setQueryData(getLectureClub({ params: { id: club.clubSequence } }).queryKey, club);
    return club;
  });
  const form = useLectureForm(draft);
  const { clubSequence, studies } = draft.value;
  const sending = useSubmit({
    draft,
    form,
    currentIn: currentLectureIn,
    served: servedLecture,
    send: async (values) => {
      // It has been checked, and the server checks it again: what may be null in a draft is not when this is sent.
      const body = lectureBody(values) as LectureClubForm;
      const club = await createLectureClub(queryClient, { body }, { idempotencyKey: key.of(JSON.stringify(body)) });
      key.used();
      return club;
    },
    onDone: async (club) => {
      const waits = club.clubStatus === CLUB_STATUS.waitingForApproval;
      await alert({
        message: waits ? words.requested : words.opened,
        detail: `${words.takesTwoMinutes}.${waits ? ` ${words.waiting}` : ''}`,
      });
      const params = { clubSequence: club.clubSequence };
      await navigate({ to: '/lecture-dashboard/$clubSequence', params });
    },
  });

  const onNamed = useEffectEvent((made: number) => {
    if (made === named || sending.isSending) return;
    onMade?.(made);
    void navigate({ search: (old) => ({ ...old, draft: made }), replace: true, resetScroll: false });
  });
  useEffect(() => {
    if (clubSequence !== null) onNamed(clubSequence);
  }, [clubSequence]);

  const isNew = clubSequence === null && draft.phase === 'empty' && !draft.isRecovered && step === 'about';
  return (
    <>
      {isNew && <DraftOffer clubType={CLUB_TYPE.lecture} link={draftLink} />}
      <PageHeader
        title={draft.value.clubName.trim() || (rejection ? text.correct : text.title)}
        crumbs={[{ label: text.clubs, link: (parts) => <Link to="/my-lecture-clubs" {...parts} /> }]}
      />
      {rejection && <RejectionNotice reason={rejection.reason} />}
      <LectureFormFrame
        draft={draft}
        form={form}
        step={step}
        onStep={(next) => void navigate({ search: (old) => ({ ...old, step: next }) })}
        about={<AboutStep />}
        materials={lectureMaterials}
        preparation={<Preparation materials={studies.flatMap(({ materials }) => materials)} />}
        submit={{
          label: rejection ? words.resubmit : words.create,
          isSending: sending.isSending,
          send: sending.submit,
        }}
        goTo={sending.goTo}
      />
    </>
  );
}
