import type { Cleaning } from './cleanings.ts';

/** What was done to a cell, as it is said at it. */
export const CLEANING_LABELS: Readonly<Record<Cleaning, string>> = {
  BLANKS: '앞뒤 빈칸을 뺐어요',
  INVISIBLE: '보이지 않는 글자를 뺐어요',
  FULL_WIDTH: '전각 글자를 바꿨어요',
};
