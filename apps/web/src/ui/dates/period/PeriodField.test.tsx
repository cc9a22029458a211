// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { UiProvider } from '../../UiProvider.tsx';
import type { DayRange } from '../DateRangePicker.tsx';
import { PeriodField } from './PeriodField.tsx';

function Sample() {
  const [period, setPeriod] = useState<DayRange | null>({ start: '2026-11-30', end: '2026-12-31' });
  return (
    <UiProvider>
      <PeriodField label="클럽 기간" value={period} onChange={setPeriod} error="너무 길어요." />
    </UiProvider>
  );
}

it('says the period, and becomes the field to type it in, with the focus there, when it is pressed', async () => {
  const person = userEvent.setup();
  render(<Sample />);
  const settled = screen.getByRole('button', { name: '클럽 기간 2026.11.30 – 2026.12.31 바꾸기' });
  expect(document.getElementById(settled.getAttribute('aria-describedby')!)?.textContent).toBe('너무 길어요.');
  expect(screen.queryAllByRole('spinbutton')).toEqual([]);
  await person.click(settled);
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('spinbutton')[0]), { timeout: 20_000 });
});
