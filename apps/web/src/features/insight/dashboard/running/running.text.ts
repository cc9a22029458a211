import { minutesText } from '../minutes.text.ts';
import { number } from '../../../../ui/text/number-format.ts';

/** Words of the overview of a club that runs. */
export const runningText = {
  wait: {
    label: '기다리는 답변',
    timed: (count: number, minutes: number) =>
      `기다리는 답변 ${number.format(count)}개, ${minutesText(minutes)}쯤 걸려요`,
    untimed: (count: number) => `기다리는 답변 ${number.format(count)}개`,
    none: '기다리는 답변이 없어요',
    unmeasured: '이 클럽에서 몇 개 더 채점하면 얼마나 걸릴지 알려 드려요',
    quiz: (no: number) => `퀴즈 ${no}`,
    count: (count: number) => `${number.format(count)}개`,
    others: (count: number) => `다른 퀴즈 ${number.format(count)}개`,
    oldest: '가장 오래 기다린 답',
    today: '오늘 제출',
    days: (days: number) => `${number.format(days)}일`,
    open: (count: number) => `마감 전 ${number.format(count)}개는 뒤로`,
    review: '다시 봐 달라고 함',
    requests: '가입 요청',
    held: '공개 전',
    start: '채점 이어 하기',
    key: 'G',
  },
  quality: {
    title: '어느 문항을 고쳐야 하나요?',
    hint: '변별도 0.2 아래면 잘하는 사람과 아닌 사람을 나누지 못해요',
    look: '문항 보기',
    lookNamed: (no: number) => `퀴즈 ${no} 문항 보기`,
    levels: { good: '좋음', fair: '보통' },
    later: (numbers: readonly number[], fewest: number) =>
      `퀴즈 ${numbers.join(', ')}의 변별도는 채점된 답변이 ${fewest}개가 되면 나와요.`,
    incomparable: (numbers: readonly number[], fewest: number) =>
      `퀴즈 ${numbers.join(', ')}의 변별도는 아직 없어요. 다른 퀴즈에서도 점수를 받은 멤버가 ${fewest}명이 되고, 점수가 서로 다르면 나와요.`,
    none: '아직 열린 퀴즈가 없어요. 채점이 쌓이면 문항마다 변별도가 나와요.',
    all: '모든 퀴즈 보기',
  },
  stop: {
    title: '어디에서 멈추나요?',
    begun: '쓰는 중',
    pre: '사전답변까지',
    final: '최종답변',
    quiz: (no: number) => `퀴즈 ${no}`,
    open: (quiz: number, stage: string, count: number) => `퀴즈 ${quiz} ${stage} ${number.format(count)}명 보기`,
    people: (count: number) => `${number.format(count)}명`,
    none: (count: number) => `시작 안 한 ${number.format(count)}명 보기`,
    until: (day: string) => `마감 전 · ${day}`,
    empty: '아직 열린 퀴즈가 없어요.',
  },
  checkIn: {
    title: '누구에게 안부를 물을까요?',
    hint: (count: number) =>
      `최근에 마감된 퀴즈 2개부터 답이 없거나, 진도가 중앙값의 절반보다 낮은 ${number.format(count)}명이에요.`,
    nobody: '모두 잘 따라오고 있어요. 뒤처진 멤버가 없어요.',
    choose: (name: string) => `${name} 님에게 보내기`,
    neverAnswered: '아직 답변 없음',
    joined: (day: string) => `가입 ${day}`,
    lastAnswer: (day: string) => `${day}에 마지막 답변`,
    preOnly: (count: number) => `사전답변만 ${count}개`,
    finals: (count: number) => `최종답변 ${count}개`,
    written: (day: string) => `${day}에 글을 보냈어요`,
    all: (count: number) => `${number.format(count)}명 모두 보기`,
  },
  newest: { title: '새로 온 답변' },
} as const;
