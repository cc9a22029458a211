import type { EvaluationReport } from '@dure/contract/insight/evaluation/evaluation.endpoints';
import type { Page } from '@dure/contract/http/paging';
import type { ReactNode } from 'react';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import type { LinkParts } from '../../../ui/buttons/link-parts.ts';
import { Table } from '../../../ui/lists/Table.tsx';
import type { TableSelection } from '../../../ui/lists/table-types.ts';
import type { EvaluationsFilter } from './reports.ts';
import { useEvaluationKind } from './evaluation-kind.ts';
import { evaluationText as text } from './evaluation.text.ts';

export interface EvaluationTableProps {
  readonly data: Page<EvaluationReport>;
  readonly filter: EvaluationsFilter;
  readonly selection: TableSelection;
  readonly reportLink: (memberUUID: string, parts: LinkParts) => ReactNode;
  readonly isStale: boolean;
}

const EMPTY = { all: text.none, draft: text.noDrafts, released: text.noReleased } as const;

export function EvaluationTable({ data, filter, selection, reportLink, isStale }: EvaluationTableProps) {
  const { sections } = useEvaluationKind();
  return (
    <Table
      label={text.list}
      rows={data.contents}
      rowId={({ member }) => member.memberUUID}
      rowName={({ member }) => member.nickname}
      selection={selection}
      isStale={isStale}
      emptyText={filter.keyword === '' ? EMPTY[filter.filter] : text.noneFound}
      columns={[
        {
          id: 'name',
          header: text.name,
          isRowHeader: true,
          cell: ({ member }) => (
            <span className="flex items-center gap-2.5 whitespace-nowrap">
              <Avatar name={member.nickname} image={member.profileImageUrl} />
              {reportLink(member.memberUUID, {
                className: 'relative font-semibold underline-offset-4 hover:underline after:absolute after:-inset-3',
                'aria-label': text.open(member.nickname),
                children: member.nickname,
              })}
            </span>
          ),
        },
        {
          id: 'state',
          header: text.state,
          cell: ({ status, editedAt, readAt }) => (
            <span className="flex gap-1.5">
              <Chip tone={status === 'RELEASED' ? 'good' : 'neutral'}>
                {status === 'RELEASED' ? text.released : text.draft}
              </Chip>
              {status === 'DRAFT' && <Chip>{readAt === null ? text.unreadState : text.readState}</Chip>}
              {editedAt !== null && <Chip>{text.edited}</Chip>}
            </span>
          ),
        },
        {
          id: 'progress',
          header: text.progress,
          align: 'end',
          className: 'whitespace-nowrap',
          cell: ({ figures }) => text.percent(figures.progress),
        },
        ...(sections.includes('scores')
          ? [
              {
                id: 'grade',
                header: text.grade,
                align: 'end' as const,
                className: 'whitespace-nowrap',
                cell: ({ figures }: EvaluationReport) =>
                  'meanGrade' in figures && figures.meanGrade !== null ? text.points(figures.meanGrade) : text.noValue,
              },
            ]
          : []),
        {
          id: 'next',
          header: text.next,
          cell: ({ sections }) => <span className="line-clamp-2 text-sm text-ink-2">{sections.nextSteps}</span>,
        },
      ]}
    />
  );
}
