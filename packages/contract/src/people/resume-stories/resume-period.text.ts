/** Sentences of the specification (section 5), and how a period is told. */
export const resumePeriodText = {
  yearDigits: '년도 4자리를 입력해 주세요.',
  startYearWrong: '올바른 시작 년도를 입력해 주세요.',
  startMonthWrong: '올바른 시작월을 입력해 주세요.',
  endYearWrong: '올바른 종료 년도를 입력해 주세요.',
  endYearEarlier: '시작연도 보다 작을 수 없습니다.',
  endMonthWrong: '올바른 종료월을 입력해 주세요.',
  endMonthEarlier: '시작월 보다 작을 수 없습니다.',
  years: (years: number) => `${years}년`,
  months: (months: number) => `${months}개월`,
};
