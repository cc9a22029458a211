import {
  MAX_CRITERIA,
  MAX_CRITERION_WEIGHT,
  MAX_LEVELS,
  MAX_SCORE,
  MIN_LEVELS,
} from '@dure/contract/limits/quiz-limits';
/** The words of the field in which criteria are written. */
export const rubricText = {
  title: '채점 기준',
  sum: (weight: number) => `비중 합계 ${weight}`,
  hint: `기준마다 비중(1~${MAX_CRITERION_WEIGHT})을 정해요. 최대 ${MAX_CRITERIA}개예요.`,
  add: '기준 추가',
  name: (no: number) => `기준 ${no}`,
  weight: (no: number) => `기준 ${no}의 비중`,
  remove: (no: number) => `기준 ${no} 삭제`,
  move: (no: number) => `기준 ${no} 옮기기`,
  moved: (no: number) => `${no}번째로 옮겼어요.`,
  levels: {
    told: (label: string, points: number) => `${label} ${points}점`,
    of: (criterion: string) => `${criterion} 단계`,
    change: (criterion: string) => (criterion === '' ? '단계 고치기' : `${criterion} 단계 고치기`),
    label: (no: number) => `단계 ${no}`,
    points: (no: number) => `단계 ${no}의 점수`,
    reason: (no: number) => `단계 ${no}의 까닭`,
    remove: (no: number) => `단계 ${no} 삭제`,
    hint: `점수는 이 기준 안에서 0~${MAX_SCORE}이에요. 까닭은 그 단계를 고르면 피드백에 들어가요. ${MIN_LEVELS}개에서 ${MAX_LEVELS}개까지 둘 수 있어요.`,
    add: '단계 추가',
    usual: '기본 단계로',
  },
} as const;
