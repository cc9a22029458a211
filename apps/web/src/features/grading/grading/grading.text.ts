import { MAX_CRITERION_COMMENT_LENGTH, MAX_FEEDBACK_LENGTH } from '@dure/contract/answering/answers/answer-limits';
import { MAX_NOTE_LENGTH } from '@dure/contract/grading/grading/notes/rubric-note-limits';
import type { Judge, NeedReason } from '@dure/contract/grading/grading/grading-need';
import { number } from '../../../ui/text/number-format.ts';

const JUDGE = { INSTRUCTOR: '강사', AI: 'AI', SELF: '자기 평가', KEYWORDS: '키워드' } as const;
/** 'AI와 자기 평가가 24점 달라요', 'AI와 키워드가 어긋나요'. */
const differenceText = ([one, other]: readonly Judge[], points: number): string =>
  one === undefined || other === undefined
    ? ''
    : other === 'KEYWORDS'
      ? `${JUDGE[one]}와 키워드가 어긋나요`
      : `${JUDGE[one]}와 ${JUDGE[other]}가 ${points}점 달라요`;

/** What the grading workspace says. */
export const gradingText = {
  offline: '오프라인이에요. 이 기기에 저장했고, 연결되면 다시 보낼게요.',
  quiz: {
    label: '채점할 퀴즈',
    all: '전체 퀴즈',
    week: (week: number) => `${week}주차 전체`,
    option: (week: number, no: number) => `${week}주차 · Q${no}`,
    stated: (name: string, state: string) => `${name} · ${state}`,
    state: (ungraded: number, total: number) =>
      total === 0
        ? '최종답변 없음'
        : ungraded === 0
          ? `모두 채점 · ${number.format(total)}개`
          : `미채점 ${number.format(ungraded)}`,
    progress: '채점 진행',
    progressValue: (graded: number, total: number) => `${number.format(graded)} / ${number.format(total)}`,
  },
  queue: {
    label: '답변 목록',
    filters: '답변 거르기',
    states: {
      all: '전체',
      review: '다시 보기',
      waiting: '미채점',
      feedbackMissing: '피드백 없음',
      graded: '채점됨',
      pre: '사전답변',
    },
    counted: (state: string, count: number) => `${state} ${number.format(count)}`,
    similar: '비슷한 답변 묶기',
    group: (no: number, count: number) => `Q${no} · 비슷한 답변 ${number.format(count)}`,
    chooseGroup: '모두 선택',
    unfinished: '사전답변 · 최종답변을 기다려요',
    open: (count: number | null) =>
      `마감 전${count === null ? '' : ` ${number.format(count)}`} · 채점하면 더 고칠 수 없어요`,
    more: '더 보기',
    toStart: '맨 앞부터 보기',
    search: '이름으로 찾기',
    searchOpen: '이름 찾기',
    searchClose: '찾기 닫기',
    failed: '답변 목록을 불러오지 못했어요.',
  },
  item: {
    graders: { INSTRUCTOR: '강사', AI: 'AI', SELF: '자기' },
    quiz: (no: number) => `Q${no}`,
    keywords: (share: number) => `키워드 ${share}%`,
    similar: (count: number) => `비슷한 답변 ${number.format(count)}`,
    choose: (nickname: string, no: number) => `${nickname} Q${no} 선택`,
    review: '다시 보기 요청',
    waiting: '미채점',
    held: '공개 전',
    openUntil: (time: string) => `${time} 마감`,
    preAnswer: '사전답변',
    finalMissing: '최종답변을 기다려요',
    noGrades: '점수 없음',
    unit: '점',
    reasons: {
      unsure: () => 'AI의 확신이 낮아요',
      gradeDifference: ({ points, judges }) => differenceText(judges ?? [], points ?? 0),
      duplicateDifference: ({ points }) => `거의 같은 답인데 점수가 ${points}점 달라요`,
      criterion: ({ criterion }) => `기준 ‘${criterion}’에서 자주 갈려요`,
    } satisfies Readonly<Record<NeedReason['kind'], (reason: NeedReason) => string>>,
    unsaved: '저장 안 됨',
    saving: '저장 중',
    refused: '저장 못 함',
  },
  answer: {
    label: '답변',
    back: '목록',
    question: '문항',
    wholeQuestion: '문항 펼치기',
    foldQuestion: '문항 접기',
    questionOf: (week: number, no: number) => `${week}주차 · Q${no} 문항`,
    final: '최종답변',
    pre: '사전답변',
    afterModel: '마감이 지나 모범 답안이 열렸던 뒤에 낸 답변이에요. 그 앞에 낸 최종답변은 없어요.',
    length: (length: number) => `${number.format(length)}자`,
    difference: '사전답변에서 달라진 점',
    bySentence: '문장 단위 비교',
    model: '모범 답안',
    modelNone: '모범 답안이 없어요.',
    comprehensionOf: (value: number) => `이해도 ${value} / 5`,
    selfView: '자기 평가',
    preOnly: '아직 최종답변이 없어 채점할 수 없어요. 피드백은 남길 수 있어요.',
    failed: '답변을 불러오지 못했어요.',
    kept: '입력하던 점수와 피드백은 이 기기에 남아 있어요.',
    of: (nickname: string) => `${nickname}님의 답변`,
    at: (at: number, count: number) => `${number.format(at)} / ${number.format(count)}`,
    previous: '이전 답변',
  },
  open: {
    history: '채점 기록',
    templates: '템플릿',
    keys: '단축키 보기',
  },
  grade: {
    official: '공식',
    label: '채점하기',
    keywords: '키워드',
    hit: '있음',
    missed: '없음',
    rubric: '채점 기준',
    comment: (criterion: string) => `${criterion} 의견`,
    addComment: (criterion: string) => `${criterion} 의견 쓰기`,
    changeLevels: (criterion: string) => `${criterion} 단계 고치기`,
    commentPlaceholder: '이 기준에 대한 의견',
    suggested: (score: number) => `기준별 점수로 계산하면 ${score}점이에요.`,
    takeSuggested: '이 점수 쓰기',
    score: '점수',
    quick: '빠른 점수',
    typed: '직접 입력',
    unit: '점',
    feedback: '피드백',
    feedbackPlaceholder: '무엇을 잘했고 무엇을 더하면 좋을지 적어 주세요.',
    files: '피드백 파일',
    skip: '건너뛰기',
    save: '저장하고 다음',
    drop: '입력 지우기',
    undo: '되돌리기',
    unsaved: '저장 안 됨 · 이 기기에 보관 중',
    exact: '점수 직접',
    chosen: (count: number, chosen: number) => `기준 ${count}개 중 ${chosen}개 골랐어요`,
    other: (grader: string, score: number) => `${grader} 평가 ${score}`,
    most: (points: number) => `${points}점 만점`,
    level: (label: string, points: number) => `${label} ${points}점`,
    reasonsIn: (criteria: readonly number[]) => `기준 ${criteria.join(', ')}의 까닭이 들어왔어요`,
    fold: '답변 보기',
    unfold: '채점하기',
    own: '내 답변은 채점할 수 없어요.',
    open: (time: string) => `마감 전이에요. ${time}까지 고칠 수 있는데, 채점하면 더 고칠 수 없어요.`,
    lastChange: (nickname: string, time: string) => `${nickname} · ${time} 채점`,
  },
  problem: {
    scoreMissing: '점수를 먼저 골라 주세요.',
    scoreInvalid: '점수는 0에서 100 사이의 정수예요.',
    commentTooLong: `기준별 의견은 ${number.format(MAX_CRITERION_COMMENT_LENGTH)}자까지 쓸 수 있어요.`,
    whyTooLong: `바꾼 까닭은 ${MAX_NOTE_LENGTH}자까지 쓸 수 있어요.`,
    feedbackEmpty: '피드백 내용을 적어 주세요. 남긴 피드백은 비울 수 없어요.',
    feedbackTooLong: `피드백은 ${number.format(MAX_FEEDBACK_LENGTH)}자까지 쓸 수 있어요.`,
  },
} as const;
