/** What somebody reads who has just joined. */
export const joinedText = {
  title: '가입했어요',
  starts: (day: string) => `${day}에 시작해요`,
  running: '이미 시작했어요. 바로 답할 수 있어요.',
  next: (day: string) => `다음 퀴즈는 ${day}에 열려요.`,
  calendarNote: '캘린더 파일에는 여는 날과 마감이 모두 들어 있어요. 날짜가 바뀌면 소개에서 다시 받을 수 있어요.',
  go: '클럽 보기',
} as const;
