export const studyText = {
  material: '자료',
  read: (furthest: number, of: number) =>
    of === 1 ? (furthest > 0 ? '다 읽음' : '아직 안 읽음') : `${of}쪽 중 ${furthest}쪽까지 읽음`,
  pane: '강의 자료',
  talk: '대화',
  askAboutPassage: '이 부분 질문하기',
  panes: '보는 곳',
  marked: '고른 대목',
  none: '아직 자료가 없어요.',
  beside: '앞뒤 강의',
  contents: '목차',
  previous: '이전 강의',
  next: '다음 강의',
  no: (no: number, title: string) => `${no}강 · ${title}`,
  questions: '질문',
  questionAboutPassage: '이 부분 질문하기',
} as const;
