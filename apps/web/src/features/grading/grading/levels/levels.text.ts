import { number } from '../../../../ui/text/number-format.ts';

/** What changing the levels of a criterion says. */
export const levelsText = {
  title: (criterion: string) => `단계 고치기 · ${criterion}`,
  label: (no: number) => `${number.format(no)}단계 이름`,
  points: (no: number) => `${number.format(no)}단계 점수`,
  reason: (no: number) => `${number.format(no)}단계 피드백 문장`,
  add: '단계 추가',
  remove: (no: number) => `${number.format(no)}단계 없애기`,
  hint: '두 단계에서 다섯 단계까지 둘 수 있어요. 없앤 단계로 채점한 답변은 점수가 가장 가까운 단계로 옮겨요. 점수는 이 기준을 100점으로 보고 적어요. 문장은 단계를 고르면 피드백에 들어가요.',
  preview: '이렇게 고치면 달라질 점수',
  count: (all: number, followed: number, changed: number) =>
    `이 기준으로 채점한 답변 ${number.format(all)}개 중 단계가 바뀌는 답변 ${number.format(followed)}개 · 점수가 달라지는 답변 ${number.format(changed)}개`,
  nothingYet: '아직 아무 점수도 바뀌지 않았어요. 직접 준 점수는 그대로 둬요.',
  none: '단계가 바뀌는 답변이 없어요.',
  noneMoves: '단계만 바뀌고 점수는 그대로예요. 직접 준 점수는 그대로 둬요.',
  levelsAlone: '단계만 고치기',
  change: (count: number) => `단계 고치고 ${number.format(count)}개 바꾸기`,
  cancel: '취소',
  done: (count: number) =>
    count === 0 ? '단계를 고쳤어요.' : `단계를 고치고 점수 ${number.format(count)}개를 바꿨어요.`,
  empty: '이름을 적어 주세요.',
  repeated: '같은 이름의 단계가 있어요.',
  shared: '다른 클럽도 쓰는 퀴즈라 출제한 강사와 운영자만 단계를 고칠 수 있어요.',
  failed: '채점한 답변을 불러오지 못했어요.',
} as const;
