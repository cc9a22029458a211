import { discriminationLevel } from '@dure/contract/insight/dashboard/club-figures';
import type { QuizFigures } from '@dure/contract/insight/dashboard/dashboard.endpoints';
import { useState } from 'react';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { Table } from '../../../ui/lists/Table.tsx';
import type { Column, TableSort } from '../../../ui/lists/table-types.ts';
import { dashboardText } from './dashboard.text.ts';

const text = dashboardText.quizzes;
const { none, percent, points } = dashboardText;
const toneOf = { good: 'good', fair: 'neutral', weak: 'bad' } as const;
const sortable = {
  no: (quiz: QuizFigures) => quiz.no,
  ungraded: (quiz: QuizFigures) => quiz.waitingCount,
  mean: (quiz: QuizFigures) => quiz.meanGrade,
  difficulty: (quiz: QuizFigures) => quiz.lowShare,
  discrimination: (quiz: QuizFigures) => quiz.discrimination,
  comprehension: (quiz: QuizFigures) => quiz.meanComprehension,
};

/** What is not known stands last either way. */
function sorted(quizzes: readonly QuizFigures[], { column, direction }: TableSort): QuizFigures[] {
  const valueOf = sortable[column as keyof typeof sortable];
  const sign = direction === 'ascending' ? 1 : -1;
  return quizzes.toSorted((a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return sign * (x - y) || a.no - b.no;
  });
}

/** The club's quizzes by how hard they were and how well they tell answers apart. */
export function QuizFiguresTable({ quizzes }: { readonly quizzes: readonly QuizFigures[] }) {
  const [sort, setSort] = useState<TableSort>({ column: 'no', direction: 'ascending' });
  const columns: readonly Column<QuizFigures>[] = [
    { id: 'no', header: text.no, align: 'end', isSortable: true, cell: ({ no }) => no, className: 'w-18' },
    {
      id: 'question',
      header: text.question,
      isRowHeader: true,
      cell: ({ question, isOpened }) => (
        <span className="flex items-center gap-2">
          <span className="line-clamp-1 font-semibold">{question}</span>
          {!isOpened && <Chip className="flex-none">{text.notOpened}</Chip>}
        </span>
      ),
    },
    { id: 'finals', header: text.finals, align: 'end', cell: ({ finalCount }) => finalCount },
    { id: 'ungraded', header: text.ungraded, align: 'end', isSortable: true, cell: (quiz) => quiz.waitingCount },
    {
      id: 'mean',
      header: text.mean,
      align: 'end',
      isSortable: true,
      cell: ({ meanGrade }) =>
        meanGrade === null ? none : <span className="whitespace-nowrap">{points(meanGrade)}</span>,
    },
    {
      id: 'difficulty',
      header: text.difficulty,
      align: 'end',
      isSortable: true,
      cell: ({ lowShare }) => (lowShare === null ? none : percent(Math.round(lowShare * 100))),
    },
    {
      id: 'discrimination',
      header: text.discrimination,
      align: 'end',
      isSortable: true,
      cell: ({ discrimination }) => {
        if (discrimination === null) return none;
        const level = discriminationLevel(discrimination);
        return (
          <span className="inline-flex items-center gap-2 whitespace-nowrap">
            {discrimination.toFixed(2)}
            <Chip tone={toneOf[level]}>{text.levels[level]}</Chip>
          </span>
        );
      },
    },
    {
      id: 'comprehension',
      header: text.comprehension,
      align: 'end',
      isSortable: true,
      cell: ({ meanComprehension }) => (meanComprehension === null ? none : meanComprehension.toFixed(1)),
    },
  ];
  return (
    <section aria-labelledby="quiz-figures" className="flex flex-col gap-3">
      <div>
        <h2 id="quiz-figures" className="text-lg font-bold">
          {text.title}
        </h2>
        <p className="text-sm text-ink-3">{text.hint}</p>
      </div>
      <Table
        label={text.label}
        columns={columns}
        rows={sorted(quizzes, sort)}
        rowId={({ quizSequence }) => String(quizSequence)}
        rowName={({ question }) => question}
        sort={sort}
        onSort={setSort}
        narrow="scroll"
        emptyText={text.empty}
      />
    </section>
  );
}
