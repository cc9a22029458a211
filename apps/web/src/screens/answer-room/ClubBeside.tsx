import { useQuery } from '@tanstack/react-query';
import { getClubAbout } from '../../api/clubs/clubs/clubs.reads.ts';
import { ClubBar } from './ClubBar.tsx';
import { quizLinkIn } from './quizzes/quiz-links.tsx';
import { QuizList } from './quizzes/QuizList.tsx';
import { useQuizzesBeside } from './quizzes/use-quizzes-beside.ts';

export interface ClubBesideProps {
  readonly club: number;
  /** The open one. */
  readonly quiz: number;
  /** Its place in the club, once that is known. */
  readonly no: number | undefined;
  readonly isListShown: boolean;
  readonly onListShown: (isShown: boolean) => void;
  readonly onHelp: () => void;
}

/** The club around the open quiz: its name and places above, its quizzes beside it. */
export function ClubBeside({ club, quiz, no = 1, isListShown, onListShown, onHelp }: ClubBesideProps) {
  const about = useQuery(getClubAbout({ params: { club } })).data;
  const { page, previous, next } = useQuizzesBeside(club, quiz, no);
  return (
    <>
      <ClubBar {...{ club, about, previous, next, isListShown, onListShown, onHelp }} quizLink={quizLinkIn(club)} />
      {isListShown && (
        <QuizList {...{ club, quiz, page }} clubStatus={about?.clubStatus} takesPart={about?.can.enter ?? true} />
      )}
    </>
  );
}
