import type { LectureClubDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import { useRef, useState } from 'react';
import { ApiError, toTell } from '../../../../kernel/calls/api-error.ts';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { submitText } from '../form/submit.text.ts';
import { currentLectureIn, servedLecture, type LectureDraft } from './lecture-draft.ts';
import { LECTURE_STEPS } from './lecture-steps.ts';
import type { LectureValues } from './lecture-values.ts';
import type { LectureForm } from './use-lecture-form.ts';

export interface LectureSubmitOptions {
  readonly draft: LectureDraft;
  readonly form: LectureForm;
  /** Sends what is written over what the server has. */
  readonly send: (values: LectureValues, base: LectureValues) => Promise<LectureClubDetail | undefined>;
  readonly onDone: (club: LectureClubDetail) => void | Promise<void>;
  /** Asked before anything is sent. */
  readonly question?: string;
}

/** Refusals that the call itself has told already. */
const TOLD = new Set([401, 403]);

/** Sends the form once, however often the button is pressed, and brings what was refused back to its fields. */
export function useLectureSubmit({ draft: { engine }, form, send, onDone, question }: LectureSubmitOptions) {
  const { alert, confirm } = useDialogs();
  const [isSending, setSending] = useState(false);
  const [goTo, setGoTo] = useState<{ readonly path: string }>();
  const isBusy = useRef(false);

  async function refused(error: unknown): Promise<void> {
    const theirs = currentLectureIn(error);
    if (theirs) return engine.meet(servedLecture(theirs, engine.state.value.studies)) ? sendNow() : undefined;
    if (!(error instanceof ApiError)) throw error;
    const first = form.refuse(error.fields);
    if (first) return setGoTo({ path: first.path });
    if (!TOLD.has(error.status)) await alert({ ...toTell(error), detail: submitText.kept });
  }

  async function sendNow(): Promise<void> {
    setSending(true);
    try {
      await engine.hold();
      const { value, base, phase } = engine.state;
      if (phase === 'conflict') return;
      const club = await send(value, base.value);
      if (!club) return;
      engine.accept(servedLecture(club, engine.state.value.studies));
      setSending(false);
      await onDone(club);
    } catch (error) {
      await refused(error);
    } finally {
      setSending(false);
    }
  }

  async function submit(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      form.reveal(...LECTURE_STEPS);
      const fault = await form.firstFault(LECTURE_STEPS);
      if (fault) return setGoTo({ path: fault.path });
      if (question === undefined || (await confirm({ message: question }))) await sendNow();
    } finally {
      isBusy.current = false;
      engine.release();
      void engine.flush();
    }
  }
  return { submit: () => void submit(), isSending, goTo };
}
