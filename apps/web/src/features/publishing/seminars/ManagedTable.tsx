import { ESTABLISHMENT_STATUS, SEMINAR_STATUS, takesApplications } from '@dure/contract/publishing/codes/seminar-codes';
import type { ManagedSeminar } from '@dure/contract/publishing/seminars/seminars.views';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { formatDateTime } from '../../../ui/dates/format-date.ts';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { Table } from '../../../ui/lists/Table.tsx';
import type { Column } from '../../../ui/lists/table-types.ts';
import { seminarsText } from './seminars.text.ts';

const text = seminarsText.managed;

/** What managers can do with a seminar. */
export interface SeminarActs {
  readonly onOpen: (seminar: ManagedSeminar) => void;
  readonly onDecline: (seminar: ManagedSeminar) => void;
  readonly onBanner: (seminar: ManagedSeminar) => void;
}

const isAsking = ({ establishment }: ManagedSeminar) =>
  establishment?.establishmentRegistStatus === ESTABLISHMENT_STATUS.registered;

const columnsWith = ({ onOpen, onDecline, onBanner }: SeminarActs, zone: string): readonly Column<ManagedSeminar>[] => [
  {
    id: 'title',
    header: text.name,
    isRowHeader: true,
    cell: ({ seminarId, contentsName, contentsTypeName }) => (
      <>
        <Link
          to="/seminar/$seminarId"
          params={{ seminarId: seminarId! }}
          className="touch-target inline-block font-semibold break-words underline-offset-4 hover:underline"
        >
          {contentsName}
        </Link>
        <span className="block text-sm text-ink-3">{contentsTypeName}</span>
      </>
    ),
  },
  {
    id: 'status',
    header: text.status,
    cell: (seminar) =>
      isAsking(seminar) ? (
        <Chip tone="pre">{text.asks[ESTABLISHMENT_STATUS.registered]}</Chip>
      ) : (
        <Chip tone={seminar.seminarStatus === SEMINAR_STATUS.open ? 'good' : 'neutral'}>
          {seminar.establishment?.establishmentRegistStatus === ESTABLISHMENT_STATUS.declined
            ? text.asks[ESTABLISHMENT_STATUS.declined]
            : seminar.seminarStatusName}
        </Chip>
      ),
    className: 'whitespace-nowrap',
  },
  {
    id: 'when',
    header: text.when,
    cell: ({ seminarStartDate }) => <DateText date={seminarStartDate!} look="date-time" />,
    className: 'whitespace-nowrap',
  },
  { id: 'holder', header: text.holder, cell: ({ author }) => author.nickname, className: 'whitespace-nowrap' },
  {
    id: 'people',
    header: text.people,
    cell: ({ currentParticipantCount = 0, participantCount = 0, waitingCount }) =>
      text.peopleOf(currentParticipantCount, participantCount, waitingCount),
    className: 'whitespace-nowrap tabular-nums',
  },
  {
    id: 'banner',
    header: text.banner,
    cell: ({ banner }) => (banner ? text.bannerOf(banner.position, formatDateTime(banner.until, zone)) : text.noBanner),
    className: 'tabular-nums',
  },
  {
    id: 'act',
    header: text.act,
    cell: (seminar) =>
      isAsking(seminar) ? (
        <span className="flex flex-wrap gap-1.5">
          <Button size="small" variant="primary" onPress={() => onOpen(seminar)}>
            {text.open}
          </Button>
          <Button size="small" onPress={() => onDecline(seminar)}>
            {text.decline}
          </Button>
        </span>
      ) : takesApplications(seminar.seminarStatus!) ? (
        <Button size="small" onPress={() => onBanner(seminar)}>
          {text.setBanner}
        </Button>
      ) : null,
  },
];

export interface ManagedTableProps extends SeminarActs {
  readonly seminars: readonly ManagedSeminar[];
  readonly isStale: boolean;
}

export function ManagedTable({ seminars, isStale, ...acts }: ManagedTableProps) {
  const zone = useTimeZone();
  return (
    <Table
      label={text.list}
      columns={columnsWith(acts, zone)}
      rows={seminars}
      rowId={({ seminarId }) => String(seminarId)}
      rowName={({ contentsName }) => contentsName}
      isStale={isStale}
    />
  );
}
