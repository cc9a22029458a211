import { MAX_CLUB_QUIZZES, MAX_WEEKS } from '@dure/contract/clubs/clubs/club-limits';
import type { QuizClubDetail } from '@dure/contract/authoring/quiz-clubs/quiz-clubs.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { scheduleClubQuizzes } from '../../../../api/authoring/quiz-clubs/quiz-clubs.writes.ts';
import { ApiError, toTell } from '../../../../kernel/calls/api-error.ts';
import { moved } from '../../../../kernel/moved.ts';
import { useLeaveWarning } from '../../../../kernel/use-leave-warning.ts';
import { BottomDock } from '../../../../ui/layout/BottomDock.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { useRefusedField } from '../../../../ui/fields/refused-field.ts';
import { SortableList } from '../../../../ui/lists/SortableList.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { AddQuizDialog, EMPTY_DRAFT } from './AddQuizDialog.tsx';
import { scheduleText as text } from './club-schedule.text.ts';
import { added, bodyOf, heldIn, type NewRow, type ScheduleRow, type TakenQuiz } from './schedule.ts';
import { servedSchedule, useScheduleDraft } from './schedule-draft.ts';
import { ScheduleLine } from './ScheduleLine.tsx';
import { KeptSchedule, StaleSchedule } from './StaleSchedule.tsx';

export interface PickerParts {
  /** Quizzes that the list holds already. */
  readonly held: ReadonlySet<number>;
  /** How many more it can hold. */
  readonly room: number;
  readonly onPick: (quizzes: readonly TakenQuiz[]) => void;
}

export interface ScheduleEditorProps {
  readonly initial: QuizClubDetail;
  /** The ways to quizzes that exist already. */
  readonly picker: (parts: PickerParts) => ReactNode;
  readonly onClose: () => void;
}

const withoutWords = ({ quizSequence, sourceQuizSequence, question }: TakenQuiz): NewRow => ({
  quizSequence,
  sourceQuizSequence,
  question,
  written: null,
});

/** Faults of one row by field: the server names them `quizzes.2.openAt`. */
function faultsOf(error: Error | null, index: number): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const at = `quizzes.${index}.`;
  return Object.fromEntries(
    error.fields.flatMap(({ path, message }) => (path.startsWith(at) ? [[path.slice(at.length), message]] : [])),
  );
}

/** Order, weeks, dates and publication of the club's quizzes: changed together, put into force by one button. */
export function ScheduleEditor({ initial, picker, onClose }: ScheduleEditorProps) {
  const client = useQueryClient();
  const { value: rows, base, isChanged, isMerged, isRecovered, engine } = useScheduleDraft(initial);
  const { club } = base;
  const [isAdding, setIsAdding] = useState(false);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [told, setTold] = useState('');
  const { place, look } = useRefusedField<HTMLElement>();
  const { alert, confirm } = useDialogs();
  const toast = useToast();

  const saving = useMutation({
    mutationFn: () => scheduleClubQuizzes(client, { body: bodyOf(club.clubSequence, club.version, rows) }),
    onSuccess: (saved) => {
      toast({ message: text.saved, tone: 'good' });
      engine.accept(servedSchedule(saved));
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      if (error.fields.length > 0) return look();
      const current = error.data as QuizClubDetail | null;
      if (!current) return void alert(toTell(error));
      engine.meet(servedSchedule(current));
    },
  });
  useLeaveWarning({
    isUnsaved: isChanged,
    isSaving: saving.isPending,
    ask: async () => {
      const question = { message: text.leave, detail: text.leaveDetail, action: text.leaveAction, danger: true };
      const leaves = await confirm(question);
      if (leaves) engine.finish();
      return leaves;
    },
  });

  const change = (next: readonly ScheduleRow[]) => {
    saving.reset();
    engine.change(next);
  };
  const move = (from: number, to: number) => {
    const next = moved(rows, from, to);
    if (next === rows) return;
    change(next);
    setTold(text.moved(to + 1));
  };
  const take = (quizzes: readonly TakenQuiz[]) => {
    change(added(rows, club, quizzes.map(withoutWords)));
    setTold(text.added(quizzes.length));
  };
  const drop = () => {
    saving.reset();
    engine.discard();
  };
  return (
    <section ref={place} aria-labelledby="schedule" className="flex flex-col gap-3">
      <h2 id="schedule" className="text-lg font-bold">
        {text.title}
      </h2>
      <p className="text-sm text-ink-3">{text.hint}</p>
      <p className="sr-only" aria-live="polite">
        {told}
      </p>
      {isMerged ? <StaleSchedule onDrop={drop} /> : isRecovered && isChanged && <KeptSchedule onDrop={drop} />}
      {rows.length === 0 ? (
        <EmptyState icon="question">{text.empty}</EmptyState>
      ) : (
        <SortableList label={text.list} onMove={move} className="flex flex-col gap-3">
          {rows.map((row, index) => (
            <ScheduleLine
              key={row.key}
              row={row}
              index={index}
              count={rows.length}
              weekCount={club.weekCount ?? MAX_WEEKS}
              faults={faultsOf(saving.error, index)}
              onChange={(patch) => change(rows.map((one) => (one.key === row.key ? { ...one, ...patch } : one)))}
              onMove={(to) => move(index, to)}
              onRemove={() => {
                change(rows.filter(({ key }) => key !== row.key));
                setTold(text.removed(index + 1));
              }}
            />
          ))}
        </SortableList>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon="plus" onPress={() => setIsAdding(true)} isDisabled={rows.length >= MAX_CLUB_QUIZZES}>
          {text.add}
        </Button>
        {picker({ held: heldIn(rows), room: MAX_CLUB_QUIZZES - rows.length, onPick: take })}
      </div>
      <BottomDock className="desktop:justify-end">
        {isChanged && <p className="mr-auto text-sm text-ink-2">{text.unsaved}</p>}
        <Button onPress={onClose}>{text.cancel}</Button>
        <Button variant="primary" isDisabled={!isChanged} isPending={saving.isPending} onPress={() => saving.mutate()}>
          {text.save}
        </Button>
      </BottomDock>
      {isAdding && (
        <AddQuizDialog
          draft={draft}
          onDraft={setDraft}
          onAdd={(written) => {
            const { question } = written;
            change(added(rows, club, [{ quizSequence: null, sourceQuizSequence: null, question, written }]));
            setDraft(EMPTY_DRAFT);
            setIsAdding(false);
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </section>
  );
}
