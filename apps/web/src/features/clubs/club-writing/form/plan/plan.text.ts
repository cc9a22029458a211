const numbers = (nos: readonly number[]) => nos.join(', ');

/** The words of the plan: period, weekdays, deadline, and what moved. */
export const planText = {
  title: '퀴즈와 일정',
  deadline: '마감',
  deadlineHint: '23:59까지. 비우면 마감 없이',
  daysLater: '일 뒤',
  count: '퀴즈 수',
  moved: (no: number, date: string) => `퀴즈 ${no}의 공개일을 ${date}로 옮겼어요.`,
  lengthened: (no: number, date: string) => `퀴즈 ${no}의 마감을 ${date}로 바꿨어요.`,
  followed: (nos: readonly number[], days: number) =>
    `퀴즈 ${numbers(nos)}도 ${Math.abs(days)}일 ${days > 0 ? '뒤로' : '앞으로'} 따라갔어요.`,
  capped: (nos: readonly number[], date: string) => `퀴즈 ${numbers(nos)}의 마감은 클럽이 끝나는 ${date}이에요.`,
  replanned: (count: number) => `일정을 다시 짰어요. 퀴즈 ${count}개의 날짜가 바뀌었어요.`,
  alone: (no: number) => `${no}만 옮기기`,
  undo: '되돌리기',
  undone: '되돌렸어요.',
} as const;
