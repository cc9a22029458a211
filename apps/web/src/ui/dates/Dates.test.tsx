// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DatePicker } from './DatePicker.tsx';
import { DateRangePicker, type DayRange } from './DateRangePicker.tsx';
import { DateTimePicker } from './DateTimePicker.tsx';
import { TimeZoneContext } from './time-zone.ts';
import { UiProvider } from '../UiProvider.tsx';

function shown(label: string): string {
  const box = screen.getAllByRole('group', { name: label })[0];
  return (box?.textContent ?? '').replaceAll(/[⁦⁩\u200b\ufeff]/g, '');
}

function Day({ start = null, min }: { start?: string | null; min?: string }) {
  const [day, setDay] = useState<string | null>(start);
  return (
    <UiProvider>
      <DatePicker label="공개일" value={day} onChange={setDay} {...(min !== undefined && { min })} />
      <output>{day ?? '없음'}</output>
    </UiProvider>
  );
}

describe('DatePicker', () => {
  it('writes a day as 2026.11.20 (금)', () => {
    render(<Day start="2026-11-20" />);
    expect(shown('공개일')).toContain('2026.11.20(금)');
  });

  it('asks for year, month and day in Korean while it is empty', () => {
    render(<Day />);
    expect(shown('공개일')).toContain('연도.월.일');
  });

  it('takes a day from the keyboard', async () => {
    const person = userEvent.setup();
    render(<Day />);
    await person.click(screen.getAllByRole('spinbutton')[0] as HTMLElement);
    await person.keyboard('20261120');
    expect(screen.getByRole('status').textContent).toBe('2026-11-20');
  });

  it('takes a day from the calendar, which begins on Sunday', async () => {
    const person = userEvent.setup();
    render(<Day start="2026-11-20" />);
    await person.click(screen.getByRole('button', { name: /달력 열기/ }));
    const calendar = screen.getByRole('dialog');
    expect(within(calendar).getByRole('heading', { name: '2026년 11월', hidden: true })).toBeTruthy();
    const headers = [...calendar.querySelectorAll('th')].map((header) => header.textContent);
    expect(headers).toEqual(['일', '월', '화', '수', '목', '금', '토']);
    await person.click(within(calendar).getByRole('button', { name: /2026년 11월 24일/ }));
    expect(screen.getByRole('status').textContent).toBe('2026-11-24');
  });

  it('can be emptied again', async () => {
    const person = userEvent.setup();
    render(<Day start="2026-11-20" />);
    await person.click(screen.getByRole('button', { name: '지우기' }));
    expect(screen.getByRole('status').textContent).toBe('없음');
  });
});

function Range({ initial }: { initial: DayRange | null }) {
  const [range, setRange] = useState(initial);
  return (
    <UiProvider>
      <DateRangePicker label="운영 기간" value={range} onChange={setRange} />
      <output>{range ? `${range.start} ${range.end}` : '없음'}</output>
    </UiProvider>
  );
}

const filled: DayRange = { start: '2027-01-31', end: '2028-02-29' };

describe('DateRangePicker', () => {
  it('writes both days', () => {
    render(<Range initial={{ start: '2026-11-02', end: '2026-12-20' }} />);
    expect(shown('운영 기간')).toContain('2026.11.02(월)–2026.12.20(일)');
  });

  it.each([
    ['an empty field', null, '2026120720261228', '2026-12-07 2026-12-28'],
    ['a filled field', filled, '2026120720261228', '2026-12-07 2026-12-28'],
    ['days that the months in between do not have', filled, '2027022820270301', '2027-02-28 2027-03-01'],
    ['a day of one digit', filled, '20270242027035', '2027-02-04 2027-03-05'],
    ['an empty field, both days with a leading zero', null, '2027010120270909', '2027-01-01 2027-09-09'],
  ])('takes both days as typed over %s', async (_, initial, keys, days) => {
    const person = userEvent.setup();
    render(<Range initial={initial} />);
    await person.click(screen.getAllByRole('spinbutton')[0] as HTMLElement);
    await person.keyboard(keys);
    await person.tab();
    expect(screen.getByRole('status').textContent).toBe(days);
  });
});

function Deadline({ zone }: { zone: string }) {
  const [deadline, setDeadline] = useState<string | null>('2026-11-20T14:59:00.000Z');
  return (
    <UiProvider>
      <TimeZoneContext value={zone}>
        <DateTimePicker label="마감" value={deadline} onChange={setDeadline} />
        <output>{deadline}</output>
      </TimeZoneContext>
    </UiProvider>
  );
}

describe('DateTimePicker', () => {
  it.each([
    ['Asia/Seoul', '2026.11.20(금)23:59'],
    ['UTC', '2026.11.20(금)14:59'],
    ['Asia/Tashkent', '2026.11.20(금)19:59'],
  ])("shows an instant in the tenant's time zone %s, with 24 hours", (zone, text) => {
    render(<Deadline zone={zone} />);
    expect(shown('마감')).toContain(text);
  });

  it('answers the instant in UTC', async () => {
    const person = userEvent.setup();
    render(<Deadline zone="Asia/Seoul" />);
    await person.click(screen.getAllByRole('spinbutton')[3] as HTMLElement);
    await person.keyboard('18');
    expect(screen.getByRole('status').textContent).toBe('2026-11-20T09:59:00.000Z');
  });
});
