import { NAME_PLACEHOLDER } from '@dure/contract/text/name-placeholder.text';
import { number } from '../../../ui/text/number-format.ts';
import { studyOrder } from '../../../ui/text/study-order.ts';

/** Words of messages between those who run a club and its members. */
export const clubMessagesText = {
  label: '보낼 글',
  hint: `${NAME_PLACEHOLDER} 자리에는 받는 사람의 이름이 들어가요.`,
  private: '알림으로 가요 · 서로는 모르게',
  send: (count: number) => `${number.format(count)}명에게 보내기`,
  sendAll: '모든 멤버에게 보내기',
  nobody: '받는 사람을 골라 주세요',
  sent: (count: number) => `${number.format(count)}명에게 보냈습니다.`,
  dialog: (count: number) => `${number.format(count)}명에게 글 보내기`,
  dialogAll: '모든 멤버에게 알리기',
  close: '닫기',
  kept: '보내지 않은 글을 이어서 써요.',
  forQuiz: (no: number, day: string) =>
    `${NAME_PLACEHOLDER} 님, 퀴즈 ${no}의 답을 ${day}까지 받고 있어요. 사전답변은 한 줄이어도 괜찮아요.`,
  forAnybody: `${NAME_PLACEHOLDER} 님, 요즘 어떻게 지내세요? 막힌 곳이 있으면 편하게 알려 주세요.`,
  from: (name: string, club: string) => `${name} 님이 보낸 글 · ${club}`,
  mine: '나에게 온 글',
  hasPlace: '그 자리로 가는 링크가 글 아래에 함께 가요.',
  place: (no: number, title: string, page: number | null) =>
    `${studyOrder(no)} · ${title}${page === null ? '' : ` ${page}쪽`} 보기`,
  check: '읽었어요',
  toClub: '클럽으로 가기',
  feedback: '강사 피드백',
  feedbackHint: '이 멤버에게만 보여요. 클럽 페이지에서 언제든 다시 읽어요.',
  feedbackLabel: '피드백 쓰기',
  giveFeedback: '피드백 보내기',
  feedbackGiven: '피드백을 보냈어요.',
  noFeedback: '아직 보낸 피드백이 없어요.',
  moreFeedback: '이전 피드백 더 보기',
} as const;
