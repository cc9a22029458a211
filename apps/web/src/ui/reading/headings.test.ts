import { expect, test } from 'vitest';
import { headingsOf } from './headings.ts';

test('the headings of the highest level are listed, with their places among all', () => {
  expect(headingsOf('## 1. **안쪽**부터\n글\n### 곁가지\n```sql\n# 주석\n```\n## 2. 바깥').chief).toEqual([
    expect.objectContaining({ place: 0, title: '1. 안쪽부터' }),
    expect.objectContaining({ place: 2, title: '2. 바깥' }),
  ]);
});

test('one heading is no list', () => {
  expect(headingsOf('# 하나\n## 둘').chief).toEqual([]);
  expect(headingsOf('').chief).toEqual([]);
});

test('the highest heading comes right below the title of the page', () => {
  expect(['# 하나', '## 둘', '### 셋', '글'].map((text) => headingsOf(text).level)).toEqual([2, 1, 0, 2]);
});
