import { MAX_CLUB_QUIZZES } from '@dure/contract/clubs/clubs/club-limits';
import { useEffect, useState, type ReactNode } from 'react';
import { moved } from '../../../../../kernel/moved.ts';
import { Button } from '../../../../../ui/buttons/Button.tsx';
import { Card } from '../../../../../ui/layout/Card.tsx';
import { SortableList } from '../../../../../ui/lists/SortableList.tsx';
import { useDialogs } from '../../../../../ui/overlays/dialogs.ts';
import { EmptyState } from '../../../../../ui/states/EmptyState.tsx';
import { ScheduleTrack } from '../../schedule/ScheduleTrack.tsx';
import { emptyQuiz, type QuizValues, type TakenQuiz } from '../club-values.ts';
import { PlanAxis } from '../plan/PlanAxis.tsx';
import { PlanControls } from '../plan/PlanControls.tsx';
import { PlanNote } from '../plan/PlanNote.tsx';
import { planText } from '../plan/plan.text.ts';
import { extended } from '../plan/replan.ts';
import { usePlan } from '../plan/use-plan.ts';
import { useForm } from '../use-club-form.ts';
import type { ContentPart } from './content-part.ts';
import type { PastedQuiz } from './pasted.ts';
import { PasteQuizzes } from './PasteQuizzes.tsx';
import { quizFormText as text } from './quiz-form.text.ts';
import { QuizEditor, QuizRow } from './QuizRow.tsx';

/** A row that nobody wrote anything into. */
const isEmpty = (quiz: QuizValues, isDraft: boolean) =>
  [quiz.question, quiz.modelAnswer, quiz.topic, quiz.contentTitle, quiz.contentUrl].every((typed) => !typed.trim()) &&
  quiz.modelAnswerKeywords.length + quiz.rubric.length + quiz.answerCount === 0 &&
  (isDraft || quiz.quizSequence === null);

/** The ways to quizzes that exist already. */
export type QuizPicking = (parts: {
  /** Quizzes that the list holds already, themselves or as a copy. */
  readonly held: ReadonlySet<number>;
  /** How many more it can hold. */
  readonly room: number;
  readonly onPick: (quizzes: readonly TakenQuiz[]) => void;
}) => ReactNode;

export interface QuizPlanProps {
  readonly picking: QuizPicking;
  readonly content: ContentPart;
}

/** The club's quizzes over its period: what the plan is made of, each quiz as a bar, and the ways to more. */
export function QuizPlan({ picking, content }: QuizPlanProps) {
  const { values, savesItself, set, setOpenQuiz, errorOf, isTouched } = useForm();
  const { confirm } = useDialogs();
  const plan = usePlan();
  const [told, setTold] = useState('');
  useEffect(() => {
    if (isTouched) void QuizEditor.preload().catch(() => undefined);
  }, [isTouched]);
  const { quizzes } = values;
  const { zone, period, last } = plan;
  const fault = errorOf('quizzes');
  const before = new Map(last?.before.quizzes.map((quiz) => [quiz.key, quiz]));
  const least = quizzes.findLastIndex((quiz) => !isEmpty(quiz, savesItself)) + 1;

  /** Empty rows at the end are filled first: they were asked for by their number. */
  const put = (parts: readonly Partial<QuizValues>[]) => {
    const kept = quizzes.slice(0, least);
    const fillings = parts.slice(0, MAX_CLUB_QUIZZES - kept.length);
    const fresh = fillings.map((part, index) => ({ ...(quizzes[least + index] ?? emptyQuiz(1, null)), ...part }));
    const next = [...kept, ...fresh, ...quizzes.slice(least + fresh.length)];
    set({ quizzes: extended(values, next, plan.deadlineDays, zone, savesItself) });
    plan.forget();
    setTold(text.added(fresh.length));
    return fresh;
  };
  const paste = (pasted: readonly PastedQuiz[]) => {
    const left = pasted.length - put(pasted).length;
    if (left > 0) setTold(text.pasteFull(left));
  };
  const setCount = (count: number) => {
    const grown = Array.from({ length: Math.max(0, count - quizzes.length) }, () => emptyQuiz(1, null));
    set({ quizzes: extended(values, [...quizzes.slice(0, count), ...grown], plan.deadlineDays, zone, savesItself) });
    plan.forget();
  };
  const add = () => {
    const quiz = emptyQuiz(1, null);
    set({ quizzes: extended(values, [...quizzes, quiz], plan.deadlineDays, zone, savesItself) });
    setOpenQuiz(quiz.key);
    plan.forget();
  };
  const take = (taken: readonly TakenQuiz[]) =>
    put(taken.map((quiz) => ({ ...quiz, isTaken: true, isFixed: quiz.isShared && savesItself })));
  const held = new Set(
    quizzes.flatMap(({ quizSequence, sourceQuizSequence }) => [quizSequence ?? [], sourceQuizSequence ?? []].flat()),
  );
  const move = (from: number, to: number) => {
    const next = moved(quizzes, from, to);
    if (next === quizzes) return;
    // While a club is written the dates stay in their order, and the quizzes change places on them.
    const dates = quizzes.map(({ week, openAt, deadlineAt }) => ({ week, openAt, deadlineAt }));
    set({ quizzes: savesItself ? next.map((quiz, index) => ({ ...quiz, ...dates[index] })) : next });
    plan.forget();
    setTold(text.moved(to + 1));
  };
  const remove = async (quiz: QuizValues) => {
    const stays = quiz.quizSequence !== null && quiz.question.trim() !== '';
    const agreed =
      isEmpty(quiz, savesItself) ||
      (await confirm({
        message: text.removeAsk,
        detail: stays ? text.staysWritten : text.removeBody,
        action: text.removeConfirm,
        danger: true,
      }));
    if (!agreed) return;
    set({ quizzes: quizzes.filter(({ key }) => key !== quiz.key) });
    plan.forget();
  };
  return (
    <Card as="section" isPadded={false} aria-labelledby="club-plan">
      <h2 id="club-plan" className="sr-only">
        {planText.title}
      </h2>
      <p className="sr-only" aria-live="polite">
        {told}
      </p>
      <PlanControls plan={plan} onCount={setCount} least={least} most={MAX_CLUB_QUIZZES} />
      <PlanNote plan={plan} />
      {fault !== undefined && <p className="p-4 text-sm text-bad">{fault}</p>}
      {quizzes.length === 0 ? (
        <EmptyState icon="question">{text.empty}</EmptyState>
      ) : (
        <>
          {period && <PlanAxis period={period} />}
          <SortableList label={text.list} onMove={move}>
            {quizzes.map((quiz, index) => (
              <QuizRow
                key={quiz.key}
                quiz={quiz}
                index={index}
                count={quizzes.length}
                content={content}
                track={
                  period && (
                    <ScheduleTrack
                      no={index + 1}
                      row={quiz}
                      before={before.get(quiz.key)}
                      period={period}
                      onMove={(days, isLength, isNew) => plan.move(quiz.key, days, isLength, isNew)}
                    />
                  )
                }
                onMove={(to) => move(index, to)}
                onRemove={() => void remove(quiz)}
              />
            ))}
          </SortableList>
        </>
      )}
      <div className="flex flex-col gap-3 p-4">
        <PasteQuizzes onQuizzes={paste} />
        <div className="flex flex-wrap gap-2">
          <Button icon="plus" onPress={add} isDisabled={quizzes.length >= MAX_CLUB_QUIZZES}>
            {text.add}
          </Button>
          {picking({ held, room: MAX_CLUB_QUIZZES - least, onPick: take })}
        </div>
      </div>
    </Card>
  );
}
