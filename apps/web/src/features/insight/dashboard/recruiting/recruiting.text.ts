import { number } from '../../../../ui/text/number-format.ts';

const named = (numbers: readonly number[]) => `퀴즈 ${numbers.join(', ')}`;

/** Words of the overview of a club that recruits. */
export const recruitingText = {
  label: '모집',
  startsIn: (days: number) => (days === 0 ? '오늘 시작해요,' : `시작까지 ${number.format(days)}일,`),
  startPassed: '시작일이 지났어요,',
  seats: (capacity: number, members: number) =>
    `${number.format(capacity)}자리 중 ${number.format(members)}자리가 찼어요`,
  people: (members: number) => `${number.format(members)}명이 들어왔어요`,
  picture: (members: number, requests: number, left: number | null) =>
    `${number.format(members)}명 가입, ${number.format(requests)}명 요청${left === null ? '' : `, ${number.format(left)}자리 남음`}`,
  joined: '가입',
  asked: '요청',
  left: '남은 자리',
  more: (count: number) => `외 ${number.format(count)}명`,
  closes: (at: string) => `모집은 ${at}에 닫혀요`,
  requests: {
    title: (count: number) => `가입 요청 ${number.format(count)}`,
    none: '기다리는 가입 요청이 없어요.',
    accept: '수락',
    acceptNamed: (name: string) => `${name} 가입 수락`,
    accepted: (name: string) => `${name} 님의 가입을 수락했습니다.`,
    gone: '이미 처리됐거나 취소된 요청이에요.',
    all: '요청 모두 보기',
    roster: '명단으로 여러 명을 한꺼번에 더할 수 있어요',
    toRoster: '명단 올리기',
  },
  missing: {
    title: '시작 전에 빠진 것',
    none: '시작할 준비가 됐어요. 빠진 것이 없어요.',
    quizzes: '퀴즈가 아직 없어요',
    quizzesNote: '첫 문항을 쓰거나 라운지에서 가져와 보세요',
    answers: (count: number) => `모범 답안이 없는 퀴즈 ${number.format(count)}개`,
    deadlines: (count: number) => `마감이 없는 퀴즈 ${number.format(count)}개`,
    deadlinesNote: (numbers: readonly number[]) => `${named(numbers)} · 마감이 없으면 열린 뒤 한 주를 기준으로 봐요`,
    of: named,
    content: '첫 퀴즈에 읽을거리가 없어요',
    contentNote: '없어도 시작할 수 있어요',
    graders: '함께 채점할 사람',
    gradersNote: (members: number) => `${number.format(members)}명의 답을 혼자 채점해요`,
    write: '쓰기',
    add: '더하기',
    invite: '부르기',
    set: '정하기',
  },
  forecast: {
    title: '자리가 찰까요?',
    expected: (count: number) => `이 속도면 닫힐 때 ${number.format(count)}명이에요`,
    full: '자리가 모두 찼어요',
    closed: '지금은 모집하지 않아요',
    early: '모집을 연 지 사흘이 지나면 몇 명이 될지 내다볼 수 있어요.',
    capacity: (count: number) => `자리 ${number.format(count)}`,
    today: '오늘',
    people: (count: number) => `${number.format(count)}명`,
    picture: (points: readonly string[]) => `가입한 사람: ${points.join(', ')}`,
    point: (day: string, count: number) => `${day} ${number.format(count)}명`,
    atEnd: (count: number) => `닫힐 때 예상 ${number.format(count)}명`,
    toMembers: '멤버 보기',
  },
} as const;
