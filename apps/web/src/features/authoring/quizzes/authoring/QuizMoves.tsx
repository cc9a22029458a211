import type { AuthoredQuizDetail } from '@dure/contract/authoring/quizzes/authoring.endpoints';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { editorText as text } from './editor.text.ts';
import { useQuizMoves } from './use-quiz-moves.ts';

/** What can be done with the state of a quiz: make it public, hide it, bring it back. */
export function QuizMoves({ quiz }: { readonly quiz: AuthoredQuizDetail }) {
  const { moving, open, hide, restore } = useQuizMoves();
  const isPending = moving !== null;
  return (
    <>
      {quiz.can.open && (
        <Button isPending={isPending} onPress={() => void open(quiz)}>
          {text.open}
        </Button>
      )}
      {quiz.can.hide && (
        <Button isPending={isPending} onPress={() => void hide(quiz)}>
          {text.hide}
        </Button>
      )}
      {quiz.can.restore && (
        <Button variant="primary" isPending={isPending} onPress={() => void restore(quiz)}>
          {text.restore}
        </Button>
      )}
    </>
  );
}
