// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../buttons/Button.tsx';
import { DateRangePicker, type DayRange } from '../dates/DateRangePicker.tsx';
import { Form, type FormErrors } from './Form.tsx';
import { TextArea } from './TextArea.tsx';
import { TextField } from './TextField.tsx';
import { ToggleChips } from '../buttons/ToggleChips.tsx';
import { UiProvider } from '../UiProvider.tsx';

const days = [{ value: 'mon', label: '월' }] as const;

function Sample({ refusal }: { refusal: FormErrors }) {
  const [errors, setErrors] = useState<FormErrors>({});
  const [days_, setDays] = useState<'mon'[]>([]);
  return (
    <Form errors={errors} onSubmit={() => setErrors({ ...refusal })} aria-label="클럽">
      <TextField label="이름" name="name" />
      <TextField label="소개" name="about.text" description="열 자 이상" />
      <ToggleChips label="요일" name="days" options={days} value={days_} onChange={setDays} />
      <Button type="submit">저장</Button>
    </Form>
  );
}

async function submit(refusal: FormErrors) {
  const person = userEvent.setup();
  render(<Sample refusal={refusal} />);
  await person.click(screen.getByRole('button', { name: '저장' }));
  return person;
}

function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

it('says a refusal under the field of its path, for eye and ear', async () => {
  await submit({ 'about.text': '소개는 10자 이상이어야 합니다.' });
  const about = screen.getByRole('textbox', { name: '소개' });
  expect(about.getAttribute('aria-invalid')).toBe('true');
  expect(descriptionOf(about)).toContain('소개는 10자 이상이어야 합니다.');
  expect(descriptionOf(about)).toContain('열 자 이상');
  expect(screen.getByRole('textbox', { name: '이름' }).getAttribute('aria-invalid')).toBeNull();
});

it('puts the focus on the first field that was refused', async () => {
  await submit({ days: '요일을 선택해 주세요.', 'about.text': '소개를 써 주세요.' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '소개' })));
});

it('puts the focus on a group of choices too, and takes the sentence away once one is made', async () => {
  const person = await submit({ days: '요일을 선택해 주세요.' });
  const monday = screen.getByRole('button', { name: '월' });
  await waitFor(() => expect(document.activeElement).toBe(monday));
  expect(screen.getByText('요일을 선택해 주세요.')).toBeTruthy();
  await person.click(monday);
  expect(screen.queryByText('요일을 선택해 주세요.')).toBeNull();
});

it('takes the sentence away once the field is changed, and says it again at the next refusal', async () => {
  const person = await submit({ name: '이미 있는 이름입니다.' });
  const name = screen.getByRole('textbox', { name: '이름' });
  await person.type(name, '새 이름');
  await person.tab();
  expect(screen.queryByText('이미 있는 이름입니다.')).toBeNull();
  await person.click(screen.getByRole('button', { name: '저장' }));
  expect(screen.getByText('이미 있는 이름입니다.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(name));
});

it('goes to a field that the page itself refuses: into view with its sentence, focused and read out', async () => {
  const shown = vi.fn<(this: Element) => void>();
  Element.prototype.scrollIntoView = shown;
  function Refused() {
    const [isChecked, setChecked] = useState(false);
    const [why, setWhy] = useState('');
    return (
      <UiProvider>
        <Form onSubmit={() => setChecked(true)}>
          <TextField label="이름" />
          <TextArea label="이유" value={why} onChange={setWhy} error={isChecked ? '이유를 써 주세요.' : undefined} />
          <Button type="submit">저장</Button>
        </Form>
      </UiProvider>
    );
  }
  const person = userEvent.setup();
  render(<Refused />);
  await person.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '이유' })));
  expect(shown.mock.contexts[0]?.textContent).toBe('이유를 써 주세요.');
  const why = screen.getByRole('textbox', { name: '이유' });
  expect(descriptionOf(why)).toContain('이유를 써 주세요.');
  const announced = () => document.querySelector('[data-announcer]')?.textContent;
  expect(announced()).toBe('');
  // Where the focus is already, nothing would be read out by itself.
  fireEvent.submit(why);
  await waitFor(() => expect(announced()).toBe('이유를 써 주세요.'));
});

it('leaves somebody who goes on typing where they are when the refusal comes late', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  function Late() {
    const [errors, setErrors] = useState<Record<string, string>>({});
    const send = () => void promise.then(() => setErrors({ name: '이미 있는 이름입니다.' }));
    return (
      <Form onSubmit={send}>
        <TextField label="이름" error={errors['name']} />
        <TextField label="소개" />
        <Button type="submit">저장</Button>
      </Form>
    );
  }
  const person = userEvent.setup();
  render(<Late />);
  await person.click(screen.getByRole('button', { name: '저장' }));
  const about = screen.getByRole('textbox', { name: '소개' });
  await person.type(about, '글');
  resolve();
  expect(await screen.findByText('이미 있는 이름입니다.')).toBeTruthy();
  expect(document.activeElement).toBe(about);
});

it('takes the focus from nobody who types after a submission that went through', async () => {
  function Period() {
    const [period, setPeriod] = useState<DayRange | null>(null);
    return (
      <UiProvider>
        <Form onSubmit={() => {}}>
          <DateRangePicker label="기간" value={period} onChange={setPeriod} />
          <Button type="submit">저장</Button>
        </Form>
        <output>{period && `${period.start} ${period.end}`}</output>
      </UiProvider>
    );
  }
  const person = userEvent.setup();
  render(<Period />);
  await person.click(screen.getByRole('button', { name: '저장' }));
  await person.click(screen.getAllByRole('spinbutton')[0] as HTMLElement);
  // While the end's year is typed, the period ends before it begins.
  await person.keyboard('2026120720261228');
  expect(screen.getByRole('status').textContent).toBe('2026-12-07 2026-12-28');
});
