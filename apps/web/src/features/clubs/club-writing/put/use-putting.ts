import { MAX_CLUB_QUIZZES } from '@dure/contract/clubs/clubs/club-limits';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { getQuizClub } from '../../../../api/authoring/quiz-clubs/quiz-clubs.reads.ts';
import { scheduleClubQuizzes } from '../../../../api/authoring/quiz-clubs/quiz-clubs.writes.ts';
import { ApiError, toTell } from '../../../../kernel/calls/api-error.ts';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { added, bodyOf, heldIn, rowsOf, type TakenQuiz } from '../schedule/schedule.ts';
import { putText as text } from './put-into-club.text.ts';

const TOLD = new Set([401, 403]);

/** Puts quizzes behind the last one of a club, over the club as it is now. */
export function usePutting() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { alert } = useDialogs();
  /** The club that is asked or written. */
  const [busy, setBusy] = useState<number | null>(null);

  const send = async (club: QuizClubDetail, quizzes: readonly TakenQuiz[]): Promise<boolean> => {
    const { clubName, clubSequence } = club;
    const rows = rowsOf(club);
    const held = heldIn(rows);
    const wanted = quizzes.filter(
      ({ quizSequence, sourceQuizSequence }) => !held.has(quizSequence ?? sourceQuizSequence ?? 0),
    );
    const refusal =
      wanted.length === 0 ? text.held(clubName) : rows.length + wanted.length > MAX_CLUB_QUIZZES && text.full(clubName);
    if (refusal) {
      await alert({ message: refusal });
      return false;
    }
    const next = added(
      rows,
      club,
      wanted.map(({ quizSequence, sourceQuizSequence, question }) => ({
        quizSequence,
        sourceQuizSequence,
        question,
        written: null,
      })),
    );
    await scheduleClubQuizzes(client, { body: bodyOf(clubSequence, club.version, next) });
    const onPress = () =>
      void navigate({
        to: '/quiz-dashboard/$clubSequence/quizzes',
        params: { clubSequence },
        search: { mode: 'order' },
      });
    toast({ message: text.done(clubName), tone: 'good', action: { label: text.see, onPress } });
    return true;
  };

  /** The club as it is now, handed on; a refusal is told. Answers undefined then. */
  async function withClub<T>(clubSequence: number, work: (club: QuizClubDetail) => Promise<T>): Promise<T | undefined> {
    setBusy(clubSequence);
    try {
      return await work(await getQuizClub.ask({ params: { id: clubSequence } }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!TOLD.has(error.status))
        await alert({ ...toTell(error), message: error.fields[0]?.message ?? error.message });
      return undefined;
    } finally {
      setBusy(null);
    }
  }
  return {
    busy,
    look: (clubSequence: number) => withClub(clubSequence, (club) => Promise.resolve(club)),
    /** Whether they are in the club now. */
    put: async (clubSequence: number, quizzes: readonly TakenQuiz[]) =>
      (await withClub(clubSequence, (club) => send(club, quizzes))) === true,
  };
}
