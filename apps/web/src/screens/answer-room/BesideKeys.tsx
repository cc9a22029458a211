import { useNavigate } from '@tanstack/react-router';
import { useQuizKeys } from './quizzes/use-quiz-keys.ts';
import { useQuizzesBeside } from './quizzes/use-quizzes-beside.ts';

export interface BesideKeysProps {
  readonly club: number;
  readonly quiz: number;
  readonly no: number;
  readonly onHelp: () => void;
}

/** What the keys do beside an open quiz: the first of them may come before the list's own code. */
export function BesideKeys({ club, quiz, no, onHelp }: BesideKeysProps) {
  const { previous, next } = useQuizzesBeside(club, quiz, no);
  const navigate = useNavigate();
  const open = (quizSequence: number | undefined) => () => {
    if (quizSequence === undefined) return;
    void navigate({
      to: '/quiz/$clubSequence/quizzes/$quizSequence',
      params: { clubSequence: club, quizSequence },
    });
  };
  useQuizKeys({ next: open(next), previous: open(previous), help: onHelp });
  return null;
}
