import { isFinal } from '@dure/contract/insight/gradebook/gradebook-cells';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getMemberAnswer } from '../../../api/grading/grading/grading.reads.ts';
import { gradeAnswer } from '../../../api/grading/grading/grading.writes.ts';
import { ApiError, toTell } from '../../../kernel/calls/api-error.ts';
import { announce } from '../../../ui/announcer.ts';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import type { Cell, GradebookColumn, GradebookRow } from './gradebook-rows.ts';
import { gradebookText as text } from './gradebook.text.ts';
import { typedScore } from './grid-keys.ts';
import { askGradebookAnew, officialOf, showCell } from './use-gradebook.ts';

export interface CellAddress {
  readonly row: GradebookRow;
  readonly column: GradebookColumn;
  readonly cell: Cell;
}
interface Entry extends CellAddress {
  readonly grade: number;
}

/** What was said to criteria stays; those that the rubric no longer has could not be saved again. */
const criteriaOf = ({ instructorGrade, rubric }: GradingDetail) =>
  (instructorGrade?.criteria ?? []).filter(({ name }) => rubric.some((criterion) => criterion.name === name));

/** Writes the score over the one that is shown: over another that came meanwhile it writes nothing. */
async function writeScore(client: QueryClient, club: number, { row, column, cell, grade }: Entry) {
  const params = { club, quiz: column.quizSequence, memberUUID: row.member.memberUUID };
  const detail = await getMemberAnswer.ask({ params });
  if (officialOf(detail) !== cell.grade) return { detail, isWritten: false };
  const body = { grading: grade, criteria: criteriaOf(detail), version: detail.instructorGrade?.version ?? 0 };
  const graded = await gradeAnswer(client, { params, body });
  client.setQueryData(getMemberAnswer({ params }).queryKey, graded);
  return { detail: graded, isWritten: true };
}

/** A score that is typed over a cell: digits write it, Enter saves it, Escape lets it go. */
export function useScoreEntry(club: number) {
  const client = useQueryClient();
  const { alert } = useDialogs();
  const [typed, setTyped] = useState<string>();
  const saving = useMutation({
    scope: { id: `gradebook/${club}` },
    mutationFn: (entry: Entry) => writeScore(client, club, entry),
    onSuccess: ({ detail, isWritten }, { row, column, grade }) => {
      showCell(client, club, column.quizSequence, detail);
      if (isWritten) announce(text.saved(text.place(row.member.nickname, column.no), grade));
      else void alert({ message: text.changed });
    },
    onError: (error) => {
      if (error instanceof ApiError && !error.isTransient) void askGradebookAnew(client, club);
      void alert(toTell(error));
    },
  });
  return {
    typed,
    cancel: () => setTyped(undefined),
    /** Takes a key; whether it was one of a score. */
    type: (key: string, address: CellAddress | undefined): boolean => {
      if (!address || !isFinal(address.cell.state)) return false;
      if (typed === undefined && key === 'Backspace') return false;
      const next = typedScore(typed ?? '', key);
      if (next === undefined) return false;
      setTyped(next);
      return true;
    },
    /** Saves what was typed; whether there was something. */
    save: (address: CellAddress | undefined): boolean => {
      setTyped(undefined);
      if (!address || typed === undefined || typed === '') return typed !== undefined;
      saving.mutate({ ...address, grade: Number(typed) });
      return true;
    },
    saving: saving.isPending ? saving.variables : undefined,
  };
}
export type ScoreEntry = ReturnType<typeof useScoreEntry>;
