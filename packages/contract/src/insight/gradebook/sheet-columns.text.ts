import type { SheetColumn } from './gradebook-layout.ts';

/** Heads of the columns that a sheet can have, where they are chosen and in the sheet. */
export const sheetColumnNames: Readonly<Record<SheetColumn, string>> = {
  studentNumber: '학번',
  name: '성명',
  email: '이메일',
  mean: '평균',
  total: '합계',
  gradedCount: '채점된 퀴즈 수',
  finalCount: '낸 퀴즈 수',
  joinedAt: '가입일',
};
