import { MAX_CLUB_QUIZZES } from '@dure/contract/clubs/clubs/club-limits';
import { isFinalStatus } from '@dure/contract/clubs/clubs/club-status';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { Suspense, useState } from 'react';
import { putText as text } from '../../../features/clubs/club-writing/put/put-into-club.text.ts';
import { usePutting } from '../../../features/clubs/club-writing/put/use-putting.ts';
import { heldIn, rowsOf } from '../../../features/clubs/club-writing/schedule/schedule.ts';
import { lazy } from '../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';

const QuizPickerDialog = lazy(
  () =>
    import('../../../features/authoring/quizzes/picker/QuizPickerDialog.tsx').then((module) => module.QuizPickerDialog),
  { failure: 'popover' },
);

export interface TakeQuizzesProps {
  readonly clubSequence: number;
  readonly label: string;
}

/** Quizzes that exist already, out of one's own and the lounge, go into this club: choosing them is all. */
export function TakeQuizzes({ clubSequence, label }: TakeQuizzesProps) {
  const [club, setClub] = useState<QuizClubDetail>();
  const { busy, look, put } = usePutting();
  const { alert } = useDialogs();
  const open = async () => {
    const found = await look(clubSequence);
    if (!found) return;
    if (isFinalStatus(found.clubStatus)) await alert({ message: text.over });
    else setClub(found);
  };
  return (
    <>
      <Button icon="plus" isPending={busy !== null} onPress={() => void open()}>
        {label}
      </Button>
      {club && (
        <Suspense fallback={null}>
          <QuizPickerDialog
            from="mine"
            held={heldIn(rowsOf(club))}
            room={MAX_CLUB_QUIZZES - club.quizzes.length}
            onPick={(quizzes) => void put(clubSequence, quizzes)}
            onClose={() => setClub(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
