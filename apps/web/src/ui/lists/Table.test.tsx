// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Column, TableSort } from './table-types.ts';
import { Table } from './Table.tsx';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

const people: Person[] = ['가온', '나래', '다솜', '라온'].map((name, index) => ({
  id: `p${index}`,
  name,
  points: index,
}));
const columns: Column<Person>[] = [
  { id: 'name', header: '이름', cell: ({ name }) => name, isSortable: true },
  { id: 'points', header: '점수', cell: ({ points }) => points, align: 'end' },
];
const base = { label: '멤버', columns, rowId: ({ id }: Person) => id, rowName: ({ name }: Person) => name };

function Selectable({ initial = [], onOpen }: { initial?: readonly string[]; onOpen?: (person: Person) => void }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(initial));
  return (
    <>
      <Table {...base} rows={people} selection={{ selected, onChange: setSelected }} {...(onOpen && { onOpen })} />
      <output>{[...selected].toSorted().join(' ')}</output>
    </>
  );
}

const selected = () => screen.getByRole('status').textContent;
const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('a table', () => {
  it('without rows says so', () => {
    render(<Table {...base} rows={[]} />);
    expect(screen.getByText('조회된 데이터가 없습니다.')).toBeTruthy();
  });

  it('names each row by its first cell', () => {
    render(<Table {...base} rows={people} />);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '가온',
      '나래',
      '다솜',
      '라온',
    ]);
  });

  it('can be scrolled by keyboard when nothing in it takes the focus', async () => {
    render(<Table {...base} rows={people} />);
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: '멤버 표' }));
  });
});

describe('sorting', () => {
  function sorted(sort?: TableSort) {
    const onSort = vi.fn<(sort: TableSort) => void>();
    render(<Table {...base} rows={people} sort={sort} onSort={onSort} />);
    return onSort;
  }
  const press = () => userEvent.click(screen.getByRole('button', { name: '이름' }));

  it('begins upwards', async () => {
    const onSort = sorted();
    await press();
    expect(onSort.mock.calls).toEqual([[{ column: 'name', direction: 'ascending' }]]);
  });

  it('turns round', async () => {
    const onSort = sorted({ column: 'name', direction: 'ascending' });
    await press();
    expect(onSort.mock.calls).toEqual([[{ column: 'name', direction: 'descending' }]]);
  });

  it('is said of the column that is sorted, and offered only where it can be done', () => {
    sorted({ column: 'name', direction: 'descending' });
    expect(screen.getByRole('columnheader', { name: '이름' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('columnheader', { name: '점수' }).hasAttribute('aria-sort')).toBe(false);
    expect(screen.queryByRole('button', { name: '점수' })).toBeNull();
  });
});

describe('selection', () => {
  it('a checkbox chooses its row and lets go of it', async () => {
    render(<Selectable />);
    const box = screen.getByRole('checkbox', { name: '나래 선택' });
    await userEvent.click(box);
    expect(selected()).toBe('p1');
    await userEvent.click(box);
    expect(selected()).toBe('');
  });

  it('the head chooses the page and keeps rows of other pages', async () => {
    render(<Selectable initial={['elsewhere']} />);
    const all = screen.getByRole('checkbox', { name: '이 쪽 모두 선택' });
    await userEvent.click(all);
    expect(selected()).toBe('elsewhere p0 p1 p2 p3');
    await userEvent.click(all);
    expect(selected()).toBe('elsewhere');
  });

  it('the head shows that some are chosen', () => {
    render(<Selectable initial={['p1']} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '이 쪽 모두 선택' }).indeterminate).toBe(true);
  });

  it('with Shift a click chooses all rows in between', async () => {
    const user = userEvent.setup();
    render(<Selectable />);
    await user.click(screen.getByRole('checkbox', { name: '가온 선택' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: '다솜 선택' }));
    expect(selected()).toBe('p0 p1 p2');
  });
});

describe('the keyboard', () => {
  it('reaches the rows at one stop and moves among them', async () => {
    const user = userEvent.setup();
    render(<Selectable />);
    expect(
      screen
        .getAllByRole('row')
        .filter(({ tabIndex, parentElement }) => tabIndex === 0 && parentElement?.tagName === 'TBODY'),
    ).toHaveLength(1);
    row('가온').focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement).toBe(row('다솜'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(row('라온'));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(row('라온'));
    await user.keyboard('{Home}{ArrowUp}');
    expect(document.activeElement).toBe(row('가온'));
  });

  it('comes back to the row it left', async () => {
    const user = userEvent.setup();
    render(<Selectable />);
    row('가온').focus();
    await user.keyboard('{ArrowDown}');
    expect(row('나래').tabIndex).toBe(0);
    expect(row('가온').tabIndex).toBe(-1);
  });

  it('chooses with Space, up to here with Shift, and all with Ctrl+A', async () => {
    const user = userEvent.setup();
    render(<Selectable />);
    row('나래').focus();
    await user.keyboard(' ');
    expect(selected()).toBe('p1');
    await user.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    expect(selected()).toBe('p1 p2 p3');
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toBe('p0 p1 p2 p3');
  });

  it('grows the choice with Shift and an arrow', async () => {
    const user = userEvent.setup();
    render(<Selectable />);
    row('나래').focus();
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(selected()).toBe('p1 p2');
  });

  it('opens a row with Enter', async () => {
    const user = userEvent.setup();
    const opened = vi.fn<(person: Person) => void>();
    render(<Selectable onOpen={opened} />);
    row('다솜').focus();
    await user.keyboard('{Enter}');
    expect(opened.mock.calls).toEqual([[people[2]]]);
  });
});

describe('opening by mouse', () => {
  it('a click on the row opens it, one on a control inside does not', async () => {
    const opened = vi.fn<(person: Person) => void>();
    render(<Selectable onOpen={opened} />);
    await userEvent.click(within(row('나래')).getByText('1'));
    await userEvent.click(screen.getByRole('checkbox', { name: '나래 선택' }));
    expect(opened.mock.calls).toEqual([[people[1]]]);
  });
});
