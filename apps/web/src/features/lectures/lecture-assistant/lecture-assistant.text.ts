import type { AnswerState } from '@dure/contract/lectures/lecture-assistant/assistant-states';
import type { AssistantScope } from '@dure/contract/lectures/lecture-clubs/assistant-choices';

export const assistantText = {
  assistant: '강의 도우미',
  ask: '묻기',
  placeholder: '이 강의에서 궁금한 점',
  scope: '찾는 범위',
  scopes: { STUDY: '이 강의에서 찾기', SO_FAR: '배운 데까지 찾기', ALL: '모든 강의에서 찾기' } satisfies Record<
    AssistantScope,
    string
  >,
  within: '강의 자료 안에서만 답해요',
  withinOrBeyond: '자료에 없으면 자료 밖에서도 답해요',
  left: (count: number) => `오늘 ${count}번 남음`,
  noneLeft: '오늘 물어볼 수 있는 횟수를 다 썼어요. 내일 다시 물어봐 주세요.',
  read: '주고받은 말은 이 클럽의 강사도 볼 수 있어요.',
  empty: '궁금한 것을 물어보면 자료에서 근거를 찾아 답해요.',
  earlier: '이전 대화 보기',
  quoted: '고른 대목',
  dropQuote: '고른 대목 빼기',
  aboutThis: '이 부분 질문하기',
  aboutThisQuestion: '이 부분을 설명해 주세요.',
  stop: '멈추기',
  looking: (count: number) => (count === 0 ? '자료를 찾는 중' : `자료 ${count}개에서 근거를 찾는 중`),
  found: (materials: number, sources: number) => `자료 ${materials}개에서 찾은 근거 ${sources}개`,
  builtIn: '내장 도구가 자료의 문장을 그대로 보여 드려요.',
  builtInHint: '내장 도구가 읽을 곳을 골랐어요.',
  beyond: '강의 자료 밖의 답이에요. 근거가 없으니 확인해 보세요.',
  notFound: '자료에서 근거를 찾지 못했어요',
  notFoundBody: (count: number) =>
    count === 0
      ? '아직 읽은 자료가 없어서 짐작해 답하지 않았어요.'
      : `자료 ${count}개에 없어서 짐작해 답하지 않았어요.`,
  askInstructor: '강사에게 질문하기',
  states: {
    HINTED: '먼저 힌트예요. 생각해 본 뒤에 답을 볼 수 있어요.',
    STOPPED: '멈췄어요. 여기까지 온 답이에요.',
    BROKEN: '답이 도중에 끊겼어요. 여기까지 온 답이에요.',
  } satisfies Partial<Record<AnswerState, string>>,
  showAnswer: '답 보기',
  again: '다시 답하기',
  source: (no: number, isShown: boolean) => (isShown ? `근거 ${no}, 지금 보는 곳` : `근거 ${no}`),
  sources: '근거',
  shown: '보는 중',
  verified: '강사 확인 답변',
  note: '발표자 노트',
  units: {
    PAGE: (no: number) => `${no}쪽`,
    SLIDE: (no: number) => `슬라이드 ${no}`,
    ROW: (no: number) => `${no}행`,
  },
  off: '이 클럽은 강의 도우미를 쓰지 않아요.',
} as const;
