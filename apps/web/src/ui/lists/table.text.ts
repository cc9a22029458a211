/** What tables say. */
export const tableText = {
  empty: '조회된 데이터가 없습니다.',
  selectAll: '이 쪽 모두 선택',
  select: (row: string) => `${row} 선택`,
  columns: '열 고르기',
  done: '확인',
  scroll: (table: string) => `${table} 표`,
} as const;
