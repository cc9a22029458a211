import { number } from '../../../../ui/text/number-format.ts';

/** What is said of grades that are not saved. */
export const unsavedText = {
  count: (count: number) => `저장 안 됨 ${number.format(count)}건`,
  retry: '다시 저장',
  leaveTitle: (count: number) => `저장하지 않은 채점이 ${number.format(count)}건 있습니다. 나가시겠습니까?`,
  leaveDetail: '입력한 점수와 글은 이 기기에 남아 있어요. 새로 고른 파일은 남지 않아요.',
  leave: '나가기',
} as const;
