import type { ContentUnit } from '@dure/contract/authoring/contents/reading';
import type { QuestionFilter, QuestionSort } from '@dure/contract/lectures/lecture-questions/question-status';
import { studyOrder } from '../../../ui/text/study-order.ts';

const UNITS: Readonly<Record<ContentUnit, string>> = { PAGE: '쪽', SLIDE: '번 슬라이드', ROW: '행' };

/** Words of the questions of lecture clubs. */
export const questionsText = {
  title: '질문',
  list: '질문 목록',
  filters: '질문 거르기',
  filter: {
    ALL: '전체',
    MINE: '내 질문',
    WAITING: '답 기다림',
    ASSISTANT: '도우미가 답함',
    ANSWERED: '강사 확인',
  } satisfies Record<QuestionFilter, string>,
  sort: '순서',
  sorts: { NEWEST: '최신순', WONDERED: '궁금한 사람 많은 순', WAITING: '오래 기다린 순' } satisfies Record<
    QuestionSort,
    string
  >,
  more: '더 보기',
  none: '아직 질문이 없어요. 궁금한 것을 먼저 물어보세요.',
  noneFiltered: '여기에 해당하는 질문이 없어요.',
  someone: '익명',
  place: (title: string, unit: ContentUnit | null, no: number | null) =>
    unit === null || no === null ? title : `${title} ${no}${UNITS[unit]}`,
  /** Materials are often called after their study: it is not said twice. */
  placeInStudy: (no: number, place: string) =>
    place.startsWith(studyOrder(no)) ? place : `${studyOrder(no)} · ${place}`,
  number: (no: number) => `질문 ${no}`,
  study: (no: number) => studyOrder(no),
  isPrivate: '나와 강사만 보여요',
  isPrivateHere: '비공개 · 강사에게만 보여요',
  verified: '강사 확인 답변',
  rests: '이 답은 도우미가 근거로 쓰고 있어요.',
  answeredBy: (name: string) => `${name}의 답변`,
  assistant: '강의 도우미',
  assistantAbout: '자료에서 찾아 답했어요.',
  assistantBuiltIn: '자료에서 찾은 문장이에요. 내장 도구가 골랐어요.',
  looking: '도우미가 자료에서 찾는 중이에요.',
  nothingFound: '자료에서 답을 찾지 못했어요. 강사에게 물어볼 수 있어요.',
  sources: '근거',
  verifiedSource: (name: string, no: number) => `${name}의 강사 확인 답변 · 질문 ${no}`,
  wonder: '저도 궁금해요',
  wondering: (count: number) => `${count}명이 궁금해해요`,
  solved: '해결됐어요',
  unsolved: '해결된 질문',
  askInstructor: '강사에게 질문하기',
  remove: '질문 삭제',
  removeAsk: '정말로 삭제하시겠습니까?',
  removed: '질문을 삭제했어요.',
  status: {
    WAITING_AI: '도우미가 찾는 중',
    WAITING_INSTRUCTOR: '강사 답변을 기다리는 중',
    INSTRUCTOR_ANSWERED: '강사 확인',
  },
  aiAnswered: (sources: number) => (sources === 0 ? '자료에 없음' : `도우미가 답함 · 근거 ${sources}개`),
  ofMember: (count: number) => `질문 ${count}개`,
  noneOfMember: '아직 질문하지 않았어요.',
  changed: (no: number) => `질문 ${no}에 새 소식이 있어요.`,
} as const;

/** Words of the field where a question is written. */
export const askingText = {
  label: '이 강의에서 궁금한 점',
  hint: '먼저 도우미가 자료에서 찾고, 없으면 강사에게 보낼 수 있어요',
  hintInstructor: '강사에게 바로 보내요',
  ask: '묻기',
  asked: '질문을 남겼어요.',
  empty: '질문을 입력해 주세요.',
  similar: '비슷한 질문이 이미 있어요',
  place: '고른 대목',
  dropPlace: '고른 대목 빼기',
  isPrivate: '나와 강사만 보기',
  instructor: '강사에게 바로 묻기',
  more: '질문 설정',
  readOnly: '끝난 클럽이에요. 질문은 읽기만 할 수 있어요.',
} as const;
