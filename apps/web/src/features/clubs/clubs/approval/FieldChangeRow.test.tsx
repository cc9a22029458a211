// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../../testing/show.tsx';
import { FieldChangeRow } from './FieldChangeRow.tsx';

const changed = (before: string, after: string) =>
  show(
    <dl>
      <FieldChangeRow name="질문" change={{ field: 'question', before, after }} />
    </dl>,
    {},
  );

test('a question is compared in the words that are read, without marks', async () => {
  changed('**정규화**는 왜 하나요?', '**정규화**는 언제 하나요?');
  expect((await screen.findByRole('insertion')).textContent).toContain('언제');
  expect(screen.getByRole('definition').textContent).not.toContain('*');
});

test('where only marks changed it says so', () => {
  changed('정규화는 왜 하나요?', '**정규화**는 왜 하나요?');
  expect(screen.getByRole('definition').textContent).toBe('글은 그대로이고, 서식이나 줄바꿈이 바뀌었어요.');
});
