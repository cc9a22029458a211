import type { PickableQuiz } from '@dure/contract/authoring/quizzes/lounge.endpoints';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Tabs } from '../../../../ui/layout/Tabs.tsx';
import { isAmong, pickedOf, type PickedQuiz } from './picked-quiz.ts';
import type { QuizCollection } from './collection.ts';
import { quizPickerText as text } from './quiz-picker.text.ts';
import { QuizCollectionList } from './QuizCollectionList.tsx';

const SHELVES: readonly QuizCollection[] = ['mine', 'lounge'];

export interface QuizPickerDialogProps {
  readonly from: QuizCollection;
  readonly held: ReadonlySet<number>;
  readonly room: number;
  readonly onPick: (quizzes: readonly PickedQuiz[]) => void;
  readonly onClose: () => void;
}

/** Quizzes to choose, several at once, from both shelves; they come into the list in the order they were chosen. */
export function QuizPickerDialog({ from, held, room, onPick, onClose }: QuizPickerDialogProps) {
  const [collection, setCollection] = useState(from);
  const [chosen, setChosen] = useState<ReadonlyMap<number, PickableQuiz>>(new Map());
  const choose = (quiz: PickableQuiz, isChosen: boolean) => {
    const next = new Map(chosen);
    if (isChosen) next.set(quiz.quizSequence, quiz);
    else next.delete(quiz.quizSequence);
    setChosen(next);
  };
  const isFull = chosen.size >= room;
  /** What the club has, or will have with the others that were chosen. */
  const isHeld = (quiz: PickableQuiz) =>
    isAmong(
      quiz,
      new Set([
        ...held,
        ...[...chosen.values()]
          .filter(({ quizSequence }) => quizSequence !== quiz.quizSequence)
          .flatMap(({ quizSequence, sourceQuizSequence }) => [quizSequence, sourceQuizSequence ?? quizSequence]),
      ]),
    );
  return (
    <Dialog
      title={text.title}
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <>
          <p role="status" className="mr-auto self-center text-sm text-ink-2 tabular-nums">
            {isFull ? text.full(room) : text.chosen(chosen.size)}
          </p>
          <Button onPress={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            isDisabled={chosen.size === 0}
            onPress={() => {
              onPick([...chosen.values()].flatMap((quiz) => pickedOf(quiz) ?? []));
              onClose();
            }}
          >
            {text.take(chosen.size)}
          </Button>
        </>
      }
    >
      <Tabs
        label={text.shelves}
        selected={collection}
        onSelect={setCollection}
        tabs={SHELVES.map((id) => ({
          id,
          label: text.collection[id],
          content: (
            <QuizCollectionList collection={id} chosen={chosen} onChoose={choose} isHeld={isHeld} isFull={isFull} />
          ),
        }))}
      />
    </Dialog>
  );
}
