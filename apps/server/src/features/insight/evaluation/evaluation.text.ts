import { asObject } from '@dure/contract/text/particles.text';

/** The sentences that reports are drafted with: short, honorific, from the member's own numbers. */
const list = (numbers: readonly number[]) => numbers.map((no) => `퀴즈 ${no}`).join(', ');
const MAX_NAMED = 5;
const studies = (numbers: readonly string[]) => asObject(numbers.join(', '));
const named = (numbers: readonly number[]) =>
  numbers.length > MAX_NAMED
    ? `${list(numbers.slice(0, MAX_NAMED))} 외 ${numbers.length - MAX_NAMED}개`
    : list(numbers);

export const evaluationText = {
  nothingOpened: '아직 열린 퀴즈가 없습니다.',
  submitted: (submitted: number, opened: number) => `열린 퀴즈 ${opened}개 중 ${submitted}개에 답했습니다.`,
  allOnTime: '최종답변을 모두 마감 전에 냈습니다.',
  onTime: (onTime: number, final: number) => `최종답변 ${final}개 중 ${onTime}개를 마감 전에 냈습니다.`,
  noFinal: '아직 최종답변을 낸 퀴즈가 없습니다.',
  progress: (percent: number, final: number) => `진도는 ${percent}%이고 최종답변을 ${final}개 냈습니다.`,
  complete: '열린 퀴즈를 모두 마쳤습니다.',
  missing: (numbers: readonly number[]) => `최종답변이 남은 퀴즈는 ${named(numbers)}입니다.`,
  ungraded: '아직 채점된 답변이 없습니다.',
  mean: (mean: number, count: number) => `채점된 답변 ${count}개의 평균은 ${mean}점입니다.`,
  aboveClub: (difference: number) => `클럽 평균보다 ${difference}점 높습니다.`,
  belowClub: (difference: number) => `클럽 평균보다 ${difference}점 낮습니다.`,
  atClub: '클럽 평균과 비슷합니다.',
  gradeGrowth: (pre: number, final: number) =>
    `AI가 매긴 점수는 사전답변 평균 ${pre}점에서 최종답변 평균 ${final}점으로 바뀌었습니다.`,
  keywordGrowth: (pre: number, final: number) =>
    `핵심 키워드를 사전답변에는 평균 ${pre}%, 최종답변에는 평균 ${final}% 담았습니다.`,
  growthUnknown: '사전답변과 최종답변을 견줄 자료가 아직 부족합니다.',
  best: (no: number, grade: number) => `퀴즈 ${no}에서 ${grade}점으로 가장 좋은 답변을 썼습니다.`,
  steady: '마감을 꾸준히 지켰습니다.',
  learns: '콘텐츠를 읽은 뒤 답변이 눈에 띄게 나아졌습니다.',
  improves: '사전답변보다 최종답변이 눈에 띄게 나아졌습니다.',
  takesPart: '열린 퀴즈에 빠짐없이 참여했습니다.',
  strengthsLater: '답변이 쌓이면 강점을 더 또렷하게 볼 수 있습니다.',
  finishMissing: (numbers: readonly number[]) => `${named(numbers)}의 최종답변을 마무리해 보세요.`,
  readClosed: (numbers: readonly number[]) => `마감된 퀴즈(${named(numbers)})도 모범 답안과 동료의 답변을 읽어 보세요.`,
  revisit: (no: number, grade: number) => `퀴즈 ${no}(${grade}점)의 모범 답안과 피드백을 다시 읽어 보세요.`,
  beOnTime: '마감을 놓치지 않도록 여는 날에 사전답변부터 적어 보세요.',
  useKeywords: '최종답변을 쓰기 전에 핵심 키워드를 먼저 정리해 보세요.',
  keepOn: '지금처럼 이어 가면 됩니다.',
  begin: '다음 퀴즈가 열리면 사전답변부터 적어 보세요.',
  reading: {
    nothingBegun: '아직 읽을 강의가 시작되지 않았습니다.',
    opened: (opened: number, begun: number) => `시작한 강의 ${begun}개 중 ${opened}개를 열어 읽었습니다.`,
    progress: (pages: number, read: number, percent: number) =>
      `지금까지 열린 ${pages}쪽 중 ${read}쪽(${percent}%)을 읽었습니다.`,
    aboveClub: (difference: number) => `클럽 평균보다 ${difference}%포인트 앞서 있습니다.`,
    belowClub: (difference: number) => `클럽 평균보다 ${difference}%포인트 뒤에 있습니다.`,
    atClub: '클럽 평균과 비슷합니다.',
    complete: '열린 강의를 모두 읽었습니다.',
    keepsUp: '강의를 밀리지 않고 따라오고 있습니다.',
    finished: (numbers: readonly string[]) => `${studies(numbers)} 끝까지 읽었습니다.`,
    strengthsLater: '끝까지 읽은 강의가 생기면 강점을 더 또렷하게 볼 수 있습니다.',
    goOn: (numbers: readonly string[]) => `읽다 멈춘 ${studies(numbers)} 이어서 읽어 보세요.`,
    begin: (numbers: readonly string[]) => `아직 열지 않은 ${studies(numbers)} 먼저 훑어보세요.`,
    asked: (count: number) => `질문을 ${count}개 남겼습니다.`,
    askedAssistant: (count: number) => `도우미에게 ${count}번 물었습니다.`,
    quizzes: (final: number, opened: number) =>
      `퀴즈클럽에서는 열린 퀴즈 ${opened}개 중 ${final}개에 최종답변을 냈습니다.`,
    waitForFirst: '첫 강의가 열리면 그날 한 쪽이라도 읽어 보세요.',
  },
} as const;
