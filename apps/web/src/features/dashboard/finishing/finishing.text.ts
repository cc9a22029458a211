import { number } from '../../../ui/text/number-format.ts';

/** Words of a club that ends. */
export const finishingText = {
  title: '끝내기 전에 남은 일',
  titleOver: '끝난 뒤에 남은 일',
  endsIn: (days: number) => (days <= 0 ? '오늘 끝나요.' : `${number.format(days)}일 뒤에 끝나요.`),
  over: '끝난 클럽이에요. 남은 일은 지금도 할 수 있어요.',
  none: '남은 일이 없어요. 채점과 공개, 평가서까지 모두 마쳤어요.',
  ungraded: (count: number) => `채점하지 않은 답변 ${number.format(count)}개`,
  ungradedNote: '점수와 피드백 없이 남아요',
  review: (count: number) => `답하지 않은 다시 보기 요청 ${number.format(count)}개`,
  reviewNote: '멤버가 이유를 적어 기다리고 있어요',
  held: (count: number) => `공개하지 않은 점수 ${number.format(count)}개`,
  heldNote: '공개할 때까지 멤버는 볼 수 없어요',
  reports: (count: number) => `공개하지 않은 평가서 ${number.format(count)}개`,
  reportsNote: '읽고 나서 공개해요',
  noReports: '평가서를 아직 쓰지 않았어요',
  noReportsNote: (members: number) => `멤버 ${number.format(members)}명의 초안을 한 번에 만들 수 있어요`,
  grade: '채점하기',
  answer: '답하기',
  release: '공개하기',
  read: '읽고 공개하기',
  write: '초안 만들기',
  leaves: (things: readonly string[]) => `지금 끝내면 이대로 남아요:\n${things.map((one) => `· ${one}`).join('\n')}`,
  leavesNothing: '채점과 공개, 평가서까지 모두 마쳤어요.',
} as const;
