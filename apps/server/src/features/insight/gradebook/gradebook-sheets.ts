import type { CriterionView } from '@dure/contract/answering/answers/answers.views';
import { hasAnswer, isFinal } from '@dure/contract/insight/gradebook/gradebook-cells';
import {
  countedGrade,
  sumsOf,
  type CountedCell,
  type CountingRule,
  type GradebookLayout,
  type SheetColumn,
} from '@dure/contract/insight/gradebook/gradebook-layout';
import type { GradebookMember, GradebookQuiz } from '@dure/contract/insight/gradebook/gradebook.endpoints';
import { shortened } from '@dure/contract/markdown/shortened';
import { plainQuestion, plainWhole } from '@dure/contract/markdown/plain-question';
import type { momentWriter } from '../../../kernel/spreadsheet/moments.ts';
import type { Cell, Column } from '../../../kernel/spreadsheet/xlsx.ts';
import type { SaidRow } from './gradebook.queries.ts';
import { gradebookText as text } from './gradebook.text.ts';

/** Characters of a question that head a column. */
const MAX_HEAD_LENGTH = 40;
const WIDTHS: Readonly<Record<SheetColumn, number>> = {
  studentNumber: 14,
  name: 18,
  email: 28,
  mean: 10,
  total: 10,
  gradedCount: 14,
  finalCount: 12,
  joinedAt: 18,
};

export const memberColumns = (columns: readonly SheetColumn[]): Column[] =>
  columns.map((column) => ({ header: text.columns[column], width: WIDTHS[column] }));

export const scoreColumns = (quizzes: readonly GradebookQuiz[]): Column[] =>
  quizzes.map(({ no, question }) => ({
    header: text.quiz(no, shortened(plainQuestion(question), MAX_HEAD_LENGTH)),
    width: 12,
  }));

export const answerColumns: readonly Column[] = [
  { header: text.no, width: 6 },
  { header: text.question, width: 40 },
  { header: text.state, width: 18 },
  { header: text.grade, width: 8 },
  { header: text.late, width: 8 },
  { header: text.levels, width: 40 },
  { header: text.feedback, width: 60 },
];

const countedCells = ({ states, grades }: GradebookMember, quizzes: readonly GradebookQuiz[]): CountedCell[] =>
  quizzes.map(({ isOver }, place) => ({ state: states[place]!, grade: grades[place]!, isOver }));

interface MemberRow {
  readonly member: GradebookMember;
  readonly email: string | null;
  readonly quizzes: readonly GradebookQuiz[];
}

/** What the columns of a member hold. */
export function memberCells(
  { member, email, quizzes }: MemberRow,
  { columns, ...rule }: CountingRule & Pick<GradebookLayout, 'columns'>,
  moment: ReturnType<typeof momentWriter>,
): Cell[] {
  const cells = countedCells(member, quizzes);
  const sums = sumsOf(cells, rule);
  const values: Readonly<Record<SheetColumn, Cell>> = {
    studentNumber: member.studentNumber,
    name: member.nickname,
    email,
    mean: sums.mean,
    total: sums.total,
    gradedCount: sumsOf(cells, { ...rule, counting: 'scored' }).count,
    finalCount: member.states.filter(isFinal).length,
    joinedAt: moment(member.joinedAt === null ? null : new Date(member.joinedAt)),
  };
  return columns.map((column) => values[column]);
}

/** A score for each quiz; empty where none counts. */
export const scoreCells = (member: GradebookMember, quizzes: readonly GradebookQuiz[], rule: CountingRule): Cell[] =>
  countedCells(member, quizzes).map((cell) => countedGrade(cell, rule));

/** A row for each submitted answer of a member: what it was worth and what was said of it. */
export function* answerCells(
  { member, said }: { readonly member: GradebookMember; readonly said: ReadonlyMap<number, SaidRow> },
  quizzes: readonly GradebookQuiz[],
  rule: CountingRule,
): Generator<Cell[]> {
  for (const [place, quiz] of quizzes.entries()) {
    const state = member.states[place]!;
    if (!hasAnswer(state)) continue;
    const { feedback, criteria } = said.get(quiz.quizSequence) ?? { feedback: null, criteria: null };
    const isLeftOut = state === 'held' && !rule.countsHeld;
    const levels = ((criteria ?? []) as unknown as CriterionView[])
      .filter(({ level, points }) => level !== null || points !== null)
      .map(({ name, level, points }) => text.level(name, level, points));
    yield [
      quiz.no,
      plainWhole(quiz.question),
      text.states[state],
      isLeftOut ? null : member.grades[place]!,
      member.late.includes(place) ? text.late : null,
      isLeftOut ? null : levels.join('\n'),
      isLeftOut ? null : feedback,
    ];
  }
}
