import { number } from '../text/number-format.ts';

export const settingsText = {
  changed: (count: number) => `바꾼 것 ${number.format(count)}가지`,
  reset: '되돌리기',
  save: '저장',
  overtaken: '여기서 고친 항목을 그사이 다른 사람도 고쳤어요. 다시 저장하면 여기에 적은 것으로 바뀌어요.',
  stale: '다른 곳에서 먼저 고쳤어요. 최신 설정을 불러왔으니 확인하고 다시 저장해 주세요.',
} as const;
