/** What fields of dates say. */
export const datePickerText = {
  placeholder: { year: '연도', month: '월', day: '일', hour: '시', minute: '분' },
  open: '달력 열기',
  previous: '이전 달',
  next: '다음 달',
  clear: '지우기',
  choosePeriod: '기간 고르기',
  change: '바꾸기',
} as const;
