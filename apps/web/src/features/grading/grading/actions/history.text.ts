import { number } from '../../../../ui/text/number-format.ts';

/** What the record of grading says. */
export const historyText = {
  title: '채점 기록',
  kinds: { GRADE: '채점', FEEDBACK: '피드백', BULK: '함께 채점', UNDO: '되돌림', SELF: '자기 채점' },
  by: (nickname: string, time: string) => `${nickname} · ${time}`,
  grade: (nickname: string, before: string | null, after: string | null) =>
    `${nickname} ${before === null ? '점수 없음' : `${before}점`} → ${after === null ? '점수 없음' : `${after}점`}`,
  feedback: (nickname: string, after: string | null) =>
    after === null ? `${nickname} 피드백 지움` : `${nickname} 피드백: ${after}`,
  more: (count: number) => `외 ${number.format(count)}개`,
  undone: '되돌렸어요',
  changedSince: '그 뒤에 다시 채점된 답변이 있어 되돌리지 않았습니다.',
  none: '아직 채점한 기록이 없어요.',
  failed: '채점 기록을 불러오지 못했어요.',
} as const;
