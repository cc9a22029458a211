/** By the number that JavaScript gives them. */
const names = ['일', '월', '화', '수', '목', '금', '토'];
const left = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return hours === 0 ? `${rest}분 남음` : rest === 0 ? `${hours}시간 남음` : `${hours}시간 ${rest}분 남음`;
};

export const chatbotText = {
  notices: {
    slow: 'AI 제공자의 답이 너무 오래 걸려 내장 도구가 찾은 내용을 보여 드려요.',
    failed: 'AI 제공자가 답하지 못해 내장 도구가 찾은 내용을 보여 드려요.',
  },
  help: (title: string): string => `도움말 · ${title}`,
  moment: (month: number, day: number, weekday: number, time: string): string =>
    `${month}.${day} (${names[weekday] ?? ''}) ${time}`,
  left,
  deadlines: {
    source: '내 학습방 · 다가오는 일정',
    none: '7일 안에 마감인 퀴즈가 없어요.',
    some: (count: number, first: string): string =>
      `7일 안에 마감인 퀴즈가 ${count}개 있어요. 가장 가까운 마감은 ${first}까지예요.`,
    until: (moment: string): string => `${moment}까지`,
    quiz: (club: string, no: number): string => `퀴즈 ${no} · ${club}`,
    opens: (moment: string): string => `${moment}에 열려요`,
    study: (club: string, no: string): string => `${no} · ${club}`,
    starts: (moment: string): string => `${moment}에 시작해요`,
  },
  grades: {
    source: (club: string): string => `${club} · 성장`,
    noClub: '퀴즈클럽에 가입하고 최종답변을 내면 점수가 여기에 모여요.',
    none: '아직 공개된 점수가 없어요.',
    some: (count: number, average: number): string => `공개된 점수가 ${count}개 있고 평균은 ${average}점이에요.`,
    waiting: (count: number): string => `점수를 기다리는 답변이 ${count}개 있어요.`,
    final: (grade: number): string => `최종답변 ${grade}점`,
  },
  reasons: {
    source: '점수와 기준',
    some: (quiz: string, grade: number): string => `${quiz}의 점수는 ${grade}점이에요. 기준마다 이렇게 매겼어요.`,
    none: (quiz: string, grade: number): string =>
      `${quiz}의 점수는 ${grade}점이에요. 기준마다 적힌 말은 없어요. 퀴즈에서 피드백을 보거나 다시 봐 달라고 할 수 있어요.`,
    points: (criterion: string, points: number): string => `${criterion} ${points}점.`,
    level: (criterion: string, level: string, points: number): string => `${criterion} ‘${level}’ ${points}점.`,
    said: (criterion: string, words: string): string => `${criterion}: ${words}`,
  },
  points: {
    source: '내 활동 · 포인트 내역',
    sum: (total: number, month: number): string =>
      `지금까지 포인트 ${total.toLocaleString('ko-KR')}점을 모았고, 이번 달에는 ${month.toLocaleString('ko-KR')}점이에요.`,
  },
  clubs: {
    source: '내 클럽',
    none: '아직 가입한 클럽이 없어요.',
    some: (count: number): string => `가입한 클럽이 ${count}개 있어요.`,
    named: (count: number): string =>
      count === 1
        ? '가입한 클럽이에요. 클럽 페이지에 소개와 일정이 있어요.'
        : `물어보신 이름의 클럽이 ${count}개 있어요. 클럽 페이지에 소개와 일정이 있어요.`,
    inEveryName: '클럽 퀴즈클럽 강의 강의클럽',
    progress: (percent: number): string => ` · 열린 퀴즈의 ${percent}%에 답했어요`,
  },
} as const;

/** What each tool is found by: words in which people ask for it. */
export const toolWords = {
  deadlines:
    '이번 주 다음 주 내일 마감인 퀴즈 내야 할 퀴즈 마감 언제까지 내야 하나요 남은 할 일 과제 숙제 해야 할 것 다가오는 일정 제출할 것 급한 것',
  grades: '내 점수 내 성적 점수 확인 지난 퀴즈 점수 채점 결과 몇 점 받았나요 평균 점수 점수가 나왔나요 채점되었나요',
  points: '내 포인트 몇 점 모았나요 이번 달 포인트 얼마나 쌓였나요',
  clubs: '내 클럽 목록 가입한 클럽 어떤 클럽에 들어가 있나요 참여하는 클럽 진행 중인 클럽 몇 개',
} as const;

/** Words of one who asks for what is theirs, and not how a thing is done. */
export const ASKS_FOR_OWN =
  /(?:^|\s)(?:내|내가|나의|제|제가|저의|이번|오늘|내일|내일까지|다음)(?:\s|$)|몇|얼마|뭐|뭘|무엇|언제|알려|보여/u;
/** Begins with a word for what was spoken of before. */
export const POINTS_BACK =
  /^(?:그럼|그러면|그리고|그런데|근데)?[\s,]*(?:그|이|저)(?:건|거|게|것|걸|중|때|곳|쪽)|^(?:그럼|그러면|그리고|그런데|근데|거기|그\s|이\s|(?:첫|두|세|네)\s?번째)/u;
/** Words of one who asks how, or whether. */
export const ASKS_HOW = /어떻게|방법|왜|하려면|(?:면|도|수)\s?(?:되|있|점수|감점|깎)|깎|감점/u;

/** Asks why a grade is what it is: what was given is one's own, though it asks why. */
export const ASKS_WHY_GRADED =
  /(?:왜|이유|까닭).{0,20}(?:점수|점이|점인|점밖에|감점|깎)|(?:점수|성적|감점).{0,20}(?:왜|이유|까닭)/u;

/** How people say in talk what help says in full. */
export const TALKED: readonly (readonly [RegExp, string])[] = [
  [/비번|패스워드|암호/gu, '비밀번호'],
  [/까먹\S*|잊어버\S*|까묵\S*/gu, '잊었으면'],
  [/로긴/gu, '로그인'],
  [/퀴클/gu, '퀴즈클럽'],
  [/알람/gu, '알림'],
  [/폰으로|폰에서/gu, '휴대폰에서'],
  [/모답/gu, '모범답안'],
  [/닉넴|닉/gu, '닉네임'],
  [/프사/gu, '프로필 사진'],
];
