import { number } from '../../../../ui/text/number-format.ts';

/** What dividing the work among graders says. */
export const splitText = {
  title: '나눠서 채점하기',
  lead: '나누면 각자 자기 몫부터 열려요. 다른 사람의 몫도 언제든 채점할 수 있어요.',
  kind: '나누는 방법',
  kinds: { NONE: '나누지 않기', QUIZ: '퀴즈마다', NAME: '이름으로', SHARE: '비율로' },
  quizOf: (no: number) => `퀴즈 ${no}`,
  nobody: '정하지 않음',
  from: (nickname: string) => `${nickname} 님이 맡을 첫 글자`,
  first: (nickname: string) => `${nickname} 님은 처음부터 맡아요.`,
  letter: (letter: string) => `${letter}부터`,
  share: (nickname: string) => `${nickname} 님의 비율`,
  sum: (sum: number) => `모두 더해 ${number.format(sum)}%예요. 100%가 되게 해 주세요.`,
  cancel: '취소',
  stale: '다른 사람이 먼저 나눴어요. 최신 내용을 불러왔으니 확인하고 다시 저장해 주세요.',
  save: '저장',
  saved: '채점할 몫을 나눴어요.',
  ended: '이제 나누지 않고 채점해요.',
  failed: '함께 채점하는 사람을 불러오지 못했어요.',
} as const;

/** With what Korean names begin, in their order. */
export const FIRST_LETTERS = [
  '가',
  '나',
  '다',
  '라',
  '마',
  '바',
  '사',
  '아',
  '자',
  '차',
  '카',
  '타',
  '파',
  '하',
] as const;
