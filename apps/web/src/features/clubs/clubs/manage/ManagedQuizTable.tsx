import type { ManagedClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import type { ReactNode } from 'react';
import { plainQuestion } from '../../../../kernel/plain-question.ts';
import { Chip } from '../../../../ui/buttons/Chip.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import type { LinkParts } from '../../../../ui/buttons/link-parts.ts';
import { NumberText } from '../../../../ui/text/NumberText.tsx';
import { Table } from '../../../../ui/lists/Table.tsx';
import type { Column } from '../../../../ui/lists/table-types.ts';
import { clubManageText } from './club-manage.text.ts';

const text = clubManageText.quizzes;

export interface ManagedQuizTableProps {
  readonly quizzes: readonly ManagedClubQuiz[];
  readonly gradingLink: (quizSequence: number, parts: LinkParts) => ReactNode;
  readonly proofLink: (quizSequence: number, parts: LinkParts) => ReactNode;
  /** Leads to the pre-answers of a quiz in groups; null where there are none. */
  readonly briefLink: (quiz: ManagedClubQuiz) => ReactNode;
  readonly isStale: boolean;
}

const when = (instant: string | null) =>
  instant === null ? text.none : <DateText date={instant} look="short" className="whitespace-nowrap" />;

const count = (value: number) => <NumberText value={value} />;

/** The club's quizzes in its order, with how far the answers have come. */
export function ManagedQuizTable({ quizzes, gradingLink, proofLink, briefLink, isStale }: ManagedQuizTableProps) {
  const columns: readonly Column<ManagedClubQuiz>[] = [
    { id: 'no', header: text.no, cell: ({ no }) => no, align: 'end', className: 'w-16' },
    { id: 'week', header: text.week, cell: ({ week }) => text.weekOf(week), className: 'w-20 whitespace-nowrap' },
    {
      id: 'question',
      header: text.question,
      isRowHeader: true,
      cell: ({ question, published }) => (
        <span className="flex items-center gap-2">
          <span className="line-clamp-2 font-semibold">{plainQuestion(question)}</span>
          {!published && <Chip>{text.unpublished}</Chip>}
        </span>
      ),
    },
    { id: 'openAt', header: text.openAt, cell: ({ openAt }) => when(openAt) },
    { id: 'deadline', header: text.deadline, cell: ({ deadlineAt }) => when(deadlineAt) },
    {
      id: 'pre',
      header: text.pre,
      align: 'end',
      cell: (quiz) => (
        <span className="inline-flex items-center justify-end gap-x-3 whitespace-nowrap">
          {briefLink(quiz)}
          {count(quiz.preCount)}
        </span>
      ),
    },
    { id: 'final', header: text.final, align: 'end', cell: ({ finalCount }) => count(finalCount) },
    {
      id: 'ungraded',
      header: text.ungraded,
      align: 'end',
      cell: ({ no, quizSequence, waitingCount }) =>
        waitingCount === 0 ? (
          <span className="text-ink-3">{text.graded}</span>
        ) : (
          gradingLink(quizSequence, {
            className:
              'relative font-semibold text-brand-ink underline underline-offset-4 after:absolute after:-inset-3',
            'aria-label': text.grade(waitingCount, no),
            children: count(waitingCount),
          })
        ),
    },
    {
      id: 'ai',
      header: text.ai,
      cell: ({ no, quizSequence, finalCount }) =>
        finalCount === 0
          ? text.none
          : proofLink(quizSequence, {
              className:
                'relative whitespace-nowrap text-brand-ink underline underline-offset-4 after:absolute after:-inset-3',
              'aria-label': text.proofOf(no),
              children: text.proof,
            }),
    },
  ];
  return (
    <Table
      label={text.label}
      columns={columns}
      rows={quizzes}
      rowId={({ quizSequence }) => String(quizSequence)}
      rowName={({ question }) => question}
      isStale={isStale}
    />
  );
}
