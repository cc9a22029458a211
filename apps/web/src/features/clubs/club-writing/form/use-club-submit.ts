import type { FieldError } from '@dure/contract/http/envelope';
import type { QuizClubForm } from '@dure/contract/authoring/quiz-clubs/quiz-club-form';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { useRef, useState } from 'react';
import { ApiError, toTell } from '../../../../kernel/calls/api-error.ts';
import { useIdempotencyKey } from '../../../../kernel/calls/idempotency-key.ts';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { currentStateIn, servedClub, type ClubDraft } from './drafts/club-draft.ts';
import { bodyOf } from './club-values.ts';
import { findFaults } from './late-check.ts';
import { submitText } from './submit.text.ts';
import type { ClubForm } from './use-club-form.ts';

export interface ClubSubmitOptions {
  readonly draft: ClubDraft;
  readonly form: ClubForm;
  readonly send: (body: QuizClubForm, idempotencyKey: string) => Promise<QuizClubDetail>;
  /** What follows; until it is over nothing is sent again. */
  readonly onDone: (club: QuizClubDetail) => void | Promise<void>;
  /** Asked before anything is sent. */
  readonly question?: string;
}

/** Refusals that the call itself has told already. */
const TOLD = new Set([401, 403]);

/** Sends the whole form once, however often the button is pressed, and brings what was refused back to its fields. */
export function useClubSubmit({ draft: { engine }, form, send, onDone, question }: ClubSubmitOptions) {
  const { alert, confirm } = useDialogs();
  const [isSending, setSending] = useState(false);
  const [goTo, setGoTo] = useState<FieldError>();
  const isBusy = useRef(false);
  const key = useIdempotencyKey();

  async function refused(error: unknown): Promise<void> {
    const theirs = currentStateIn(error);
    if (theirs) return engine.meet(servedClub(theirs, engine.state.value.quizzes)) ? sendNow() : undefined;
    if (!(error instanceof ApiError)) throw error;
    const [first] = form.refuse(error.fields);
    if (first) return setGoTo({ ...first });
    if (!TOLD.has(error.status)) await alert({ ...toTell(error), detail: submitText.kept });
  }

  async function sendNow(): Promise<void> {
    setSending(true);
    try {
      await engine.hold();
      const { value, phase } = engine.state;
      if (phase === 'conflict') return;
      // It has been checked, and the server checks it again: what may be null in a draft is not when this is sent.
      const body = bodyOf(value) as QuizClubForm;
      const club = await send(body, key.of(JSON.stringify(body)));
      key.used();
      engine.accept(servedClub(club, engine.state.value.quizzes));
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
      const [fault] = await findFaults(engine.state.value);
      if (fault) {
        form.reveal();
        return setGoTo({ ...fault });
      }
      if (question === undefined || (await confirm({ message: question }))) await sendNow();
    } finally {
      isBusy.current = false;
      engine.release();
      void engine.flush();
    }
  }

  return { submit: () => void submit(), isSending, goTo };
}
