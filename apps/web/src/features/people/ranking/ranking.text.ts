import { number } from '../../../ui/text/number-format.ts';

const monthOf = (month: string) => `${Number(month.slice(5))}월`;

export const rankingText = {
  title: '월간 순위',
  /** `2026-11` */
  heading: (month: string) => `${month.slice(0, 4)}년 ${monthOf(month)} 순위`,
  lead: '한 달 동안 쌓은 포인트로 매겨요. 같은 점수는 같은 순위예요.',
  running: '1분마다 새로 매기고, 다음 달 1일에 굳어요.',
  over: '끝난 달의 순위예요. 더 바뀌지 않아요.',
  members: (count: number) => `${number.format(count)}명`,
  before: '이전 달',
  after: '다음 달',
  mine: '내 자리',
  list: '전체 순위',
  points: (count: number) => `${number.format(count)}점`,
  rank: (rank: number) => `${number.format(rank)}위`,
  me: '나',
  notYet: '이 달에는 아직 순위에 없어요.',
  hidden: '순위에서 나를 숨겼어요. 다른 사람에게 보이지 않아요.',
  empty: '이 달에는 아직 아무도 포인트를 쌓지 않았어요.',
  show: '순위에 나를 보이기',
  showHint: '끄면 지난달 순위에서도 바로 사라져요. 다시 켜면 이번 달부터 보여요.',
  failed: '바꾸지 못했어요. 다시 시도해 주세요.',
};
