import { useState } from 'react';
import { Avatar } from '../people/Avatar.tsx';
import { Chip } from '../buttons/Chip.tsx';
import { DateText } from '../dates/DateText.tsx';
import { Table } from '../lists/Table.tsx';
import type { Column, TableSort } from '../lists/table-types.ts';
import { number } from '../text/number-format.ts';

interface Member {
  readonly id: string;
  readonly name: string;
  readonly state: string;
  readonly points: number;
  readonly joined: string;
}

const members: readonly Member[] = ['김민준', '이서윤', '정하은', '박준서'].map((name, index) => ({
  id: `m${index}`,
  name,
  state: index === 2 ? '승인대기' : '가입완료',
  points: 1240 - index * 310,
  joined: `2026-11-0${index + 2}`,
}));

const columns: readonly Column<Member>[] = [
  {
    id: 'name',
    header: '이름',
    isSortable: true,
    cell: ({ id, name }) => (
      <a href={`#${id}`} className="inline-flex items-center gap-2 hover:underline">
        <Avatar name={name} size="small" />
        {name}
      </a>
    ),
  },
  {
    id: 'state',
    header: '상태',
    cell: ({ state }) => <Chip tone={state === '가입완료' ? 'good' : 'pre'}>{state}</Chip>,
  },
  { id: 'joined', header: '가입일', isSortable: true, cell: ({ joined }) => <DateText date={joined} /> },
  {
    id: 'points',
    header: '점수',
    align: 'end',
    isSortable: true,
    cell: ({ points }) => number.format(points),
  },
];

const shared = { columns, rowId: ({ id }: Member) => id, rowName: ({ name }: Member) => name };

export function TablesSection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['m1']));
  const [sort, setSort] = useState<TableSort>({ column: 'points', direction: 'descending' });
  const [opened, setOpened] = useState<string>();
  return (
    <div className="flex flex-col gap-5">
      <Table
        {...shared}
        label="멤버"
        rows={members}
        sort={sort}
        onSort={setSort}
        selection={{ selected, onChange: setSelected }}
        onOpen={({ name }) => setOpened(name)}
      />
      {opened}
      <Table {...shared} label="지난달 멤버" rows={members} narrow="scroll" isStale className="max-h-40" />
      <Table {...shared} label="가입 신청" rows={[]} />
    </div>
  );
}
