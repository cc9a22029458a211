import { expect, test } from 'vitest';
import { questionsFrom } from './reference-questions.ts';

test('a question is asked in plain words, however the material sets them', () => {
  const questions = questionsFrom(['**트랜잭션**은 함께 이루어지거나 함께 취소되는 일의 단위이다.']);
  expect(questions).toHaveLength(1);
  expect(questions[0]).toContain('트랜잭션');
  expect(questions[0]).not.toContain('*');
});
