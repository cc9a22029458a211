const number = new Intl.NumberFormat('ko-KR');

/** Home of whoever is in. */
export const ownHomeText = {
  due: {
    today: (name: string) => `${name} 님, 오늘 마감하는 답이 있어요`,
    next: (name: string) => `${name} 님, 다음 할 일이에요`,
    others: '이어서 할 일',
    mine: '내가 답할 퀴즈',
    all: '퀴즈클럽 모두 보기',
    none: '지금 기다리는 퀴즈가 없어요',
    noneNote: '새 클럽을 찾아보거나 다른 사람의 답을 읽어 보세요.',
  },
  approvals: {
    title: (count: number) => `승인을 기다리는 클럽 ${number.format(count)}개`,
    all: '승인 화면 열기',
    place: (creator: string, quizzes: number, day: string | null) =>
      [creator, `퀴즈 ${number.format(quizzes)}개`, ...(day === null ? [] : [`${day} 요청`])].join(' · '),
    look: '살펴보기',
    lookNamed: (club: string) => `${club} 살펴보기`,
  },
  waiting: {
    greeting: (name: string) => `${name} 님, 읽을 답이 모였어요`,
    title: (count: number) => `기다리는 답변 ${number.format(count)}개`,
    timed: (count: number, minutes: string) => `기다리는 답변 ${number.format(count)}개, ${minutes}쯤`,
    start: '채점 시작하기',
    beside: '답변 말고 기다리는 것',
    grade: '채점',
    gradeNamed: (question: string) => `${question} 채점`,
    openLast: '마감 전이라 아직 고칠 수 있는 답은 뒤에 놓았어요.',
    none: '기다리는 답변이 없어요',
    noneNote: '새 답변이 들어오면 여기에서 바로 채점할 수 있어요.',
    myClubs: 'My 퀴즈클럽',
    place: (club: string, no: number) => `${club} · 퀴즈 ${no}`,
    count: (count: number) => `${number.format(count)}개`,
    closed: '마감됨',
    until: (day: string) => `${day} 마감`,
    noDeadline: '마감 없음',
  },
} as const;
