import { number } from '../../../../ui/text/number-format.ts';

/** The list of a club's quizzes. */
export const clubQuizzesText = {
  title: '퀴즈',
  week: (week: number) => `${week}주차`,
  weekCount: (done: number, all: number) => `${number.format(all)}개 중 ${number.format(done)}개 완료`,
  weekSize: (all: number) => `${number.format(all)}개`,
  no: (no: number) => `퀴즈 ${no}`,
  opened: '공개',
  counts: (pre: number, final: number) => `사전답변 ${number.format(pre)} · 최종답변 ${number.format(final)}`,
  state: {
    none: '아직 안 씀',
    missed: '답변 없이 마감',
    preDraft: '사전답변 쓰는 중',
    pre: '사전답변 제출',
    finalDraft: '최종답변 쓰는 중',
    final: '최종답변 제출',
    graded: (grade: number) => `채점 ${grade}점`,
  },
  onTime: '마감 전에 제출',
  late: '마감 뒤에 제출',
  comprehension: (value: number) => `이해도 ${value} / 5`,
  empty: '아직 공개된 퀴즈가 없어요. 공개일이 되면 여기에 보이고 알림으로도 알려 드려요.',
  progress: {
    title: '내 진도',
    label: '최종답변을 낸 퀴즈',
    value: (final: number, opened: number) => `${number.format(final)} / ${number.format(opened)}개`,
    percent: '진도',
    onTime: '마감 전에 낸 답변',
    count: (count: number) => `${number.format(count)}개`,
    none: '퀴즈가 공개되면 진도를 보여 드려요.',
  },
} as const;
