/** The frame of the answer room and the quizzes beside it. */
export const answerRoomText = {
  title: (no: number, club: string) => `퀴즈 ${no} · ${club}`,
  loading: '퀴즈',
  opening: '퀴즈 여는 중',
  quiz: (no: number) => `퀴즈 ${no}`,
  panes: '쓰기와 읽기',
  mine: '내 답변',
  peers: '동료',
  quizOf: (no: number, count: number) => `퀴즈 ${no}/${count}`,
  switchQuiz: (no: number, count: number) => `퀴즈 ${no}, ${count}개 중. 다른 퀴즈 고르기`,
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
    {
      title: '최종답변을 낸 뒤',
      shortcuts: [
        { keys: ['1', '5'], label: '이해도 1부터 5까지' },
        { keys: ['N'], label: '답변을 기다리는 다음 퀴즈 열기' },
      ],
    },
    { title: '어디서나', shortcuts: [{ keys: ['?'], label: '단축키 보기' }] },
  ],
} as const;
