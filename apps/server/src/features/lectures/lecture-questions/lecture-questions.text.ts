import type { QuestionStatus } from '@dure/contract/lectures/lecture-questions/question-status';

/** Field errors of lecture questions that only the server can find. */
export const lectureQuestionsText = {
  noMaterial: '이 강의의 자료가 아닙니다.',
};

/** Heads and words of the workbook of questions. */
export const questionExportText = {
  fileName: (club: string) => `${club} 질문.xlsx`,
  sheet: '질문',
  columns: [
    ['번호', 8],
    ['강의', 28],
    ['자료', 24],
    ['쪽', 8],
    ['질문', 60],
    ['질문한 사람', 16],
    ['질문한 때', 18],
    ['상태', 16],
    ['비공개', 10],
    ['궁금한 사람', 12],
    ['해결한 때', 18],
    ['답', 60],
    ['답한 사람', 16],
    ['답한 때', 18],
  ] as const,
  study: (no: string, title: string) => `${no} ${title}`,
  isPrivate: '비공개',
  status: {
    WAITING_AI: '도우미가 찾는 중',
    AI_ANSWERED: '도우미가 답함',
    WAITING_INSTRUCTOR: '답 기다림',
    INSTRUCTOR_ANSWERED: '강사 확인',
  } satisfies Record<QuestionStatus, string>,
};
