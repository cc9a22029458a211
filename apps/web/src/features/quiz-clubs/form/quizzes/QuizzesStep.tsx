import { useState, type ReactNode } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { SortableList } from '../../../../ui/lists/SortableList.tsx';
import { useTimeZone } from '../../../../ui/dates/time-zone.ts';
import { weeksLater } from '../../../../ui/dates/day.ts';
import { emptyQuiz, type ClubValues, type QuizValues, type TakenQuiz } from '../club-values.ts';
import { quizFormText as text } from './quiz-form.text.ts';
import { moved } from '../../../../kernel/moved.ts';
import { QuizRow } from './QuizRow.tsx';
import { useForm } from '../use-club-form.ts';

const MAX_QUIZZES = 200;
const LAST_WEEK = 52;

/** The ways to quizzes that exist already. */
export type QuizPicking = (parts: {
  /** Quizzes that the list holds already, themselves or as a copy. */
  readonly held: ReadonlySet<number>;
  /** How many more it can hold. */
  readonly room: number;
  readonly onPick: (quizzes: readonly TakenQuiz[]) => void;
}) => ReactNode;

/** A quiz a week, from the first day on. */
function following({ quizzes, startAt, endAt, weekCount }: ClubValues, zone: string): QuizValues {
  const last = quizzes.at(-1);
  if (!last) return emptyQuiz(1, startAt);
  const week = Math.min(last.week + 1, weekCount ?? LAST_WEEK);
  const openAt = last.openAt === null ? startAt : weeksLater(last.openAt, 1, zone);
  const isInside = openAt !== null && (endAt === null || Date.parse(openAt) <= Date.parse(endAt));
  return emptyQuiz(week, isInside ? openAt : last.openAt);
}

export function QuizzesStep({ picking }: { readonly picking: QuizPicking }) {
  const { values, savesItself, set, setOpenQuiz, errorOf } = useForm();
  const { confirm } = useDialogs();
  const zone = useTimeZone();
  const [told, setTold] = useState('');
  const { quizzes } = values;
  const fault = errorOf('quizzes');

  const add = () => {
    const quiz = following(values, zone);
    set({ quizzes: [...quizzes, quiz] });
    setOpenQuiz(quiz.key);
  };
  const take = (taken: readonly TakenQuiz[]) => {
    const longer = taken.reduce(
      (all, quiz) => [
        ...all,
        {
          ...following({ ...values, quizzes: all }, zone),
          ...quiz,
          isTaken: true,
          isFixed: quiz.isShared && savesItself,
        },
      ],
      quizzes,
    );
    set({ quizzes: longer });
    setTold(text.added(taken.length));
  };
  const held = new Set(
    quizzes.flatMap(({ quizSequence, sourceQuizSequence }) => [quizSequence ?? [], sourceQuizSequence ?? []].flat()),
  );
  const move = (from: number, to: number) => {
    const next = moved(quizzes, from, to);
    if (next === quizzes) return;
    set({ quizzes: next });
    setTold(text.moved(to + 1));
  };
  const remove = async (quiz: QuizValues) => {
    const agreed = await confirm({
      message: text.removeAsk,
      detail: text.removeBody,
      action: text.removeConfirm,
      danger: true,
    });
    if (agreed) set({ quizzes: quizzes.filter(({ key }) => key !== quiz.key) });
  };
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {told}
      </p>
      {fault !== undefined && <p className="text-sm text-bad">{fault}</p>}
      {quizzes.length === 0 ? (
        <EmptyState icon="question">{text.empty}</EmptyState>
      ) : (
        <>
          {quizzes.length > 1 && <p className="text-sm text-ink-3">{text.reorderHint}</p>}
          <SortableList label={text.list} onMove={move} className="flex flex-col gap-3">
            {quizzes.map((quiz, index) => (
              <QuizRow
                key={quiz.key}
                quiz={quiz}
                index={index}
                count={quizzes.length}
                onMove={(to) => move(index, to)}
                onRemove={() => void remove(quiz)}
              />
            ))}
          </SortableList>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon="plus" onPress={add} isDisabled={quizzes.length >= MAX_QUIZZES}>
          {text.add}
        </Button>
        {picking({ held, room: MAX_QUIZZES - quizzes.length, onPick: take })}
      </div>
    </>
  );
}
