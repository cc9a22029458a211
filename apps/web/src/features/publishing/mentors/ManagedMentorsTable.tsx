import type { ManagedMentor } from '@dure/contract/publishing/mentors/mentors.views';
import { Link } from '@tanstack/react-router';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Table } from '../../../ui/lists/Table.tsx';
import type { Column } from '../../../ui/lists/table-types.ts';
import { PersonCell } from '../../../ui/people/PersonCell.tsx';
import { mentorImage } from './mentor-image.ts';
import { Authenticated, MentorLevelIcon } from './MentorMarks.tsx';
import { mentorsText } from './mentors.text.ts';

const text = mentorsText.managed;

interface MentorActs {
  readonly onChange: (mentor: ManagedMentor) => void;
  readonly onWithdraw: (mentor: ManagedMentor) => void;
}

const columnsWith = ({ onChange, onWithdraw }: MentorActs): readonly Column<ManagedMentor>[] => [
  {
    id: 'person',
    header: text.person,
    isRowHeader: true,
    cell: ({ memberUri, nickname, profileImageUrl, isShown }) => (
      <PersonCell
        name={nickname}
        image={mentorImage(profileImageUrl)}
        label={text.open(nickname)}
        flag={isShown ? undefined : text.hidden}
        link={(parts) => <Link to="/mentoring/$memberUri" params={{ memberUri }} {...parts} />}
      />
    ),
  },
  {
    id: 'type',
    header: text.type,
    cell: ({ type, typeName, authenticatedYn }) => (
      <span className="flex items-center gap-2">
        <MentorLevelIcon type={type} />
        {typeName}
        <Authenticated authenticatedYn={authenticatedYn} />
      </span>
    ),
    className: 'whitespace-nowrap',
  },
  { id: 'jobGroup', header: text.jobGroup, cell: ({ jobGroupName }) => jobGroupName, className: 'whitespace-nowrap' },
  { id: 'level', header: text.level, cell: ({ levelName }) => levelName, className: 'whitespace-nowrap' },
  {
    id: 'wishes',
    header: text.wishes,
    cell: ({ waitingWishes }) => text.wishCount(waitingWishes),
    className: 'whitespace-nowrap tabular-nums',
  },
  {
    id: 'act',
    header: text.act,
    cell: (mentor) => (
      <span className="flex gap-1.5">
        <Button size="small" onPress={() => onChange(mentor)}>
          {text.change}
        </Button>
        <Button size="small" variant="ghost" onPress={() => onWithdraw(mentor)}>
          {text.withdraw}
        </Button>
      </span>
    ),
  },
];

export interface ManagedMentorsTableProps extends MentorActs {
  readonly mentors: readonly ManagedMentor[];
  readonly isStale: boolean;
}

export function ManagedMentorsTable({ mentors, isStale, ...acts }: ManagedMentorsTableProps) {
  return (
    <Table
      label={text.list}
      columns={columnsWith(acts)}
      rows={mentors}
      rowId={({ memberUri }) => memberUri}
      rowName={({ nickname }) => nickname}
      isStale={isStale}
    />
  );
}
