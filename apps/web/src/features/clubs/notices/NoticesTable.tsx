import { audienceNames, NOTICE_STATE_LABELS, NOTICE_WAY_LABELS } from '@dure/contract/clubs/notices/notice-labels.text';
import type { NoticeState } from '@dure/contract/clubs/notices/notice-states';
import type { Notice, NoticeSort } from '@dure/contract/clubs/notices/notices.endpoints';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import type { ChipTone } from '../../../ui/buttons/chip-class.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { DetailsButton } from '../../../ui/lists/DetailsButton.tsx';
import { Table } from '../../../ui/lists/Table.tsx';
import type { Column } from '../../../ui/lists/table-types.ts';
import { NoticeDetails } from './NoticeDetails.tsx';
import { noticesText } from './notices.text.ts';

const text = noticesText.table;
const TONES: Readonly<Record<NoticeState, ChipTone>> = {
  SCHEDULED: 'pre',
  SENDING: 'brand',
  SENT: 'good',
  CANCELLED: 'neutral',
};

/** Whom a notice is for, in words. */
export const audienceText = ({ clubNames, ...audience }: Notice['audience']): string =>
  audienceNames(audience, clubNames).join(', ');

const columnsWith = (opened: number | undefined, onOpened: (notice: number | undefined) => void): Column<Notice>[] => [
  {
    id: 'title',
    header: text.title,
    isRowHeader: true,
    className: 'min-w-52 break-keep wrap-anywhere',
    cell: ({ noticeSequence, title }) => (
      <DetailsButton
        isOpen={opened === noticeSequence}
        onChange={(isOpen) => onOpened(isOpen ? noticeSequence : undefined)}
      >
        {title}
      </DetailsButton>
    ),
  },
  {
    id: 'state',
    header: text.state,
    cell: ({ state }) => <Chip tone={TONES[state]}>{NOTICE_STATE_LABELS[state]}</Chip>,
    className: 'whitespace-nowrap',
  },
  {
    id: 'when',
    header: text.when,
    isSortable: true,
    cell: ({ sendAt }) => <DateText date={sendAt} look="short" />,
    className: 'whitespace-nowrap',
  },
  {
    id: 'audience',
    header: text.audience,
    cell: ({ audience }) => audienceText(audience),
    className: 'break-keep wrap-anywhere desktop:min-w-32',
  },
  {
    id: 'ways',
    header: text.ways,
    cell: ({ ways }) => ways.map((way) => NOTICE_WAY_LABELS[way]).join(', '),
    className: 'break-keep desktop:min-w-24',
  },
  {
    id: 'read',
    header: text.read,
    cell: noticesText.read,
    isInCard: ({ recipientCount }) => recipientCount !== null,
    className: 'whitespace-nowrap tabular-nums',
  },
];

export interface NoticesTableProps {
  readonly notices: readonly Notice[];
  readonly isStale: boolean;
  readonly sort: NoticeSort;
  readonly onSort: (sort: NoticeSort) => void;
  readonly opened: number | undefined;
  readonly onOpened: (notice: number | undefined) => void;
  readonly onRewrite: (notice: Notice) => void;
}

/** Notices with how each stands; a row opens its words and what can still be done. */
export function NoticesTable(props: NoticesTableProps) {
  const { notices, isStale, sort, onSort, opened, onOpened, onRewrite } = props;
  return (
    <Table
      label={noticesText.list}
      columns={columnsWith(opened, onOpened)}
      rows={notices}
      rowId={({ noticeSequence }) => String(noticeSequence)}
      rowName={({ title }) => title}
      isStale={isStale}
      sort={{ column: 'when', direction: sort === 'NEWEST' ? 'descending' : 'ascending' }}
      onSort={({ direction }) => onSort(direction === 'ascending' ? 'OLDEST' : 'NEWEST')}
      details={{
        opened: opened === undefined ? undefined : String(opened),
        onChange: (id) => onOpened(id === undefined ? undefined : Number(id)),
        render: (notice) => <NoticeDetails notice={notice} onRewrite={() => onRewrite(notice)} />,
      }}
      emptyText={noticesText.none}
    />
  );
}
