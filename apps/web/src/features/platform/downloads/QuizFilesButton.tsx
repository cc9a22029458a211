import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { answerFilesText as words } from './answer-files.text.ts';
import { useAllFiles } from './use-all-files.ts';

export interface QuizFilesButtonProps {
  readonly club: number;
  readonly quiz: number;
}

/** The files of a quiz's answers, as far as one may see them, as one archive. */
export function QuizFilesButton(of: QuizFilesButtonProps) {
  const { save, isAsking } = useAllFiles(of);
  return (
    <IconButton size="small" icon="download" label={words.ofQuiz} isPending={isAsking} onPress={() => void save()} />
  );
}
