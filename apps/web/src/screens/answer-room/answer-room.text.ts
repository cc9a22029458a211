/** The frame of the answer room and the quizzes beside it. */
export const answerRoomText = {
  title: (no: number, club: string) => `퀴즈 ${no} · ${club}`,
  loading: '퀴즈',
  opening: '퀴즈 여는 중',
  quiz: (no: number) => `퀴즈 ${no}`,
  toPeers: '동료의 답변으로',
  list: '퀴즈 목록',
  showList: '목록 펼치기',
  hideList: '목록 접기',
  previous: '이전 퀴즈',
  next: '다음 퀴즈',
  help: '단축키 보기',
  shortcuts: [
    {
      title: '퀴즈 사이',
      shortcuts: [
        { keys: ['J'], label: '다음 퀴즈 열기' },
        { keys: ['K'], label: '이전 퀴즈 열기' },
      ],
    },
    {
      title: '목록 안에서',
      shortcuts: [
        { keys: ['↓', '↑'], label: '다음, 이전 퀴즈로 옮기기' },
        { keys: ['Enter'], label: '퀴즈 열기' },
      ],
    },
    { title: '어디서나', shortcuts: [{ keys: ['?'], label: '단축키 보기' }] },
  ],
} as const;
