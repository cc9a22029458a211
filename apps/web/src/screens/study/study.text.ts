import { studyOrder } from '../../ui/text/study-order.ts';

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
  no: (no: number, title: string) => `${studyOrder(no)} · ${title}`,
  questions: '질문',
  questionsOf: (count: number) => (count === 0 ? '질문' : `질문 ${count}`),
  quizzes: (count: number) => `이 강의의 퀴즈 ${count}`,
  quizzesShort: (count: number) => `퀴즈 ${count}`,
  questionAboutPassage: '질문으로 남기기',
} as const;
