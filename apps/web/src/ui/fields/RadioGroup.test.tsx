// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from '../buttons/Button.tsx';
import { Form } from './Form.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'a', label: '직접' },
  { value: 'b', label: 'AI', description: '제안을 먼저 봐요' },
  { value: 'c', label: '스스로', isDisabled: true },
] as const;

function Sample() {
  const [value, setValue] = useState<'a' | 'b' | 'c' | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  return (
    <Form errors={errors} onSubmit={() => setErrors({ grader: '누가 채점할지 골라 주세요.' })}>
      <RadioGroup label="채점" name="grader" isRequired options={options} value={value} onChange={setValue} />
      <RadioGroup label="다른 채점" name="grader2" options={options} value="a" onChange={() => {}} />
      <Button type="submit">저장</Button>
      <output>{value}</output>
    </Form>
  );
}

it('says what is refused for eye and ear, takes the focus, and forgets it once something is chosen', async () => {
  const person = userEvent.setup();
  render(<Sample />);
  await person.click(screen.getByRole('button', { name: '저장' }));
  const group = screen.getByRole('radiogroup', { name: '채점' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(group.getAttribute('aria-required')).toBe('true');
  expect(document.getElementById(group.getAttribute('aria-describedby')!)?.textContent).toBe(
    '누가 채점할지 골라 주세요.',
  );
  expect(group.contains(document.activeElement)).toBe(true);
  await person.click(screen.getAllByRole('radio', { name: /^AI/ })[0]!);
  expect(screen.getByRole('status').textContent).toBe('b');
  expect(group.getAttribute('aria-invalid')).toBeNull();
});

it('is chosen among with the arrows, and leaves other groups of the form alone', async () => {
  const person = userEvent.setup();
  render(<Sample />);
  await person.click(screen.getAllByRole('radio', { name: '직접' })[0]!);
  await person.keyboard('{ArrowDown}');
  expect(screen.getByRole('status').textContent).toBe('b');
  expect(screen.getAllByRole('radio', { name: '직접' })[1]).toHaveProperty('checked', true);
  expect(screen.getAllByRole('radio', { name: '스스로' })[0]).toHaveProperty('disabled', true);
});
