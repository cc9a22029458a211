// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setCount, type FilterField, type FilterValues } from './filter-fields.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { filtersIn } from './filters-in.ts';

const fields: readonly FilterField[] = [
  { kind: 'text', name: 'keyword', label: '이름' },
  { kind: 'choice', name: 'role', label: '역할', options: [{ value: '1', label: '강사' }] },
  { kind: 'fromTo', name: 'points', label: '점수', min: 0, max: 100, unit: '점' },
  { kind: 'slider', name: 'clubs', label: '클럽', min: 0, max: 9, unit: '개' },
  { kind: 'blank', name: 'gap' },
  { kind: 'fromToDate', name: 'day', label: '가입한 날' },
  { kind: 'date', name: 'seen', label: '본 날' },
  { kind: 'toggle', name: 'hasFactor', label: '2단계 인증 없음' },
];

function Panel({ initial = {}, heard = () => {} }: { initial?: FilterValues; heard?: (part: FilterValues) => void }) {
  const [values, setValues] = useState(initial);
  const change = (part: FilterValues) => {
    heard(part);
    setValues({ ...values, ...part });
  };
  return <FilterPanel label="회원 거르기" fields={fields} values={values} onChange={change} />;
}
const onDesktop = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
afterEach(() => vi.unstubAllGlobals());

describe('conditions in an address', () => {
  it('are taken as each kind has them', () => {
    const raw = {
      keyword: 7,
      role: 1,
      pointsFrom: 10,
      pointsTo: 90,
      clubs: 3,
      dayFrom: '2026-11-01',
      dayTo: '2026-11-27',
      seen: '2026-11-20',
      hasFactor: true,
    };
    expect(filtersIn(fields, raw)).toEqual({ ...raw, keyword: '7', role: '1' });
  });

  it.each([
    ['a choice that is not offered', { role: '2' }],
    ['a number beyond the bounds', { pointsFrom: -1, pointsTo: 101, clubs: 10 }],
    ['a number in words', { clubs: '3', pointsFrom: 'ten' }],
    ['a day that the calendar lacks', { seen: '2026-02-31', dayFrom: '2026-02-31', dayTo: '2026-03-01' }],
    ['a period that ends before it begins', { dayFrom: '2026-11-27', dayTo: '2026-11-26' }],
    ['half a period', { dayFrom: '2026-11-27' }],
    ['a switch that is neither on nor off', { hasFactor: 'yes' }],
    ['a name that no field has', { gap: 1, other: 'x' }],
  ])('leave out %s', (_, raw) => {
    expect(filtersIn(fields, raw)).toEqual({});
  });

  it('are counted by field, the search apart', () => {
    expect(setCount(fields, { keyword: '김', pointsFrom: 1, pointsTo: 2, dayFrom: 'a', dayTo: 'b' })).toBe(2);
  });
});

describe('the panel', () => {
  it('applies each kind at once, and takes them all off', async () => {
    onDesktop();
    const user = userEvent.setup();
    const heard = vi.fn<(part: FilterValues) => void>();
    render(<Panel heard={heard} />);
    expect(screen.queryByRole('button', { name: '초기화' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: '역할' }), '1');
    expect(heard).toHaveBeenLastCalledWith({ role: '1' });
    const range = screen.getByRole('group', { name: '점수' });
    await user.type(within(range).getByRole('textbox', { name: '점수 최소' }), '10{Enter}');
    expect(heard).toHaveBeenLastCalledWith({ pointsFrom: 10 });
    await user.click(screen.getByRole('button', { name: '2단계 인증 없음' }));
    expect(heard).toHaveBeenLastCalledWith({ hasFactor: true });
    expect(screen.getByRole('button', { name: '2단계 인증 없음', pressed: true })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: '초기화' }));
    const off = { role: undefined, pointsFrom: undefined, hasFactor: undefined, dayFrom: undefined, seen: undefined };
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining(off));
    expect(screen.queryByRole('button', { name: '2단계 인증 없음', pressed: true })).toBeNull();
  });

  it('folds on a phone into a button that says how many are set', async () => {
    const user = userEvent.setup();
    render(<Panel initial={{ role: '1', pointsFrom: 1, pointsTo: 2 }} />);
    expect(screen.queryByRole('combobox', { name: '역할' })).toBeNull();
    await user.click(screen.getByRole('button', { name: '조건 2' }));
    const sheet = await screen.findByRole('dialog', { name: '조건' });
    await user.selectOptions(within(sheet).getByRole('combobox', { name: '역할' }), '');
    await user.click(within(sheet).getByRole('button', { name: '보기' }));
    expect(screen.getByRole('button', { name: '조건 1' })).toBeTruthy();
  });
});
