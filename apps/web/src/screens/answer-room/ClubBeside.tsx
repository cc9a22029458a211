import { CLUB_QUIZZES_A_PAGE } from '@dure/contract/pages/first-calls';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { getClubAbout } from '../../api/clubs/clubs.reads.ts';
import { listMyClubQuizzes } from '../../api/quizzes/quizzes.reads.ts';
import { lazyPart } from '../../kernel/lazy-part.ts';
import { answerRoomText as words } from './answer-room.text.ts';
import { ClubBar } from './ClubBar.tsx';
import { quizLinkIn } from './quizzes/quiz-links.tsx';
import { QuizList } from './quizzes/QuizList.tsx';
import { useQuizKeys } from './quizzes/use-quiz-keys.ts';

const ShortcutList = lazyPart(() => import('../../ui/keys/ShortcutList.tsx').then((module) => module.ShortcutList));

export interface ClubBesideProps {
  readonly club: number;
  /** The open one. */
  readonly quiz: number;
  /** Its place in the club, once that is known. */
  readonly no: number | undefined;
  readonly isListShown: boolean;
  readonly onListShown: (isShown: boolean) => void;
}

/** The club around the open quiz: its name and places above, its quizzes beside it. */
export function ClubBeside({ club, quiz, no = 1, isListShown, onListShown }: ClubBesideProps) {
  const about = useQuery(getClubAbout({ params: { club } })).data;
  const page = Math.ceil(no / CLUB_QUIZZES_A_PAGE);
  const quizzes =
    useQuery(listMyClubQuizzes({ params: { club }, query: { page, size: CLUB_QUIZZES_A_PAGE } })).data?.contents ?? [];
  const [isHelpShown, setHelpShown] = useState(false);
  const navigate = useNavigate();

  const here = quizzes.findIndex(({ quizSequence }) => quizSequence === quiz);
  const at = (index: number) => (here < 0 ? undefined : quizzes[index]?.quizSequence);
  const beside = { previous: at(here - 1), next: at(here + 1) };
  const open = (quizSequence: number | undefined) => {
    if (quizSequence === undefined) return;
    void navigate({
      to: '/quiz/$clubSequence/quizzes/$quizSequence',
      params: { clubSequence: club, quizSequence },
    });
  };
  useQuizKeys({
    next: () => open(beside.next),
    previous: () => open(beside.previous),
    help: () => setHelpShown(true),
  });
  return (
    <>
      <ClubBar
        {...{ club, about, isListShown, onListShown }}
        {...beside}
        quizLink={quizLinkIn(club)}
        onHelp={() => setHelpShown(true)}
      />
      {isListShown && (
        <QuizList {...{ club, quiz, page }} clubStatus={about?.clubStatus} takesPart={about?.can.enter ?? true} />
      )}
      <Suspense>
        {isHelpShown && <ShortcutList groups={words.shortcuts} isOpen onClose={() => setHelpShown(false)} />}
      </Suspense>
    </>
  );
}
