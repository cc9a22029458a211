import type { ContentUnit } from '@dure/contract/authoring/contents/reading';
import { number } from '../../../ui/text/number-format.ts';

const at: Record<ContentUnit, (no: number) => string> = {
  PAGE: (no) => `${number.format(no)}쪽`,
  SLIDE: (no) => `슬라이드 ${number.format(no)}`,
  ROW: (no) => `${number.format(no)}행`,
};

/** What is said of drafts that AI writes out of contents. */
export const aiWritingText = {
  wait: '잠시만 기다려 주세요.',
  reading: (title: string, done: number, of: number) =>
    of === 0
      ? `‘${title}’의 글을 읽고 있어요`
      : `‘${title}’의 글을 읽고 있어요 · ${number.format(done)} / ${number.format(of)}`,
  writing: (done: number, of: number) => `AI가 쓰고 있어요 · ${number.format(done)} / ${number.format(of)}`,
  progress: 'AI 쓰기 진행',
  stop: '그만두기',
  stopped: 'AI 쓰기를 그만두었어요.',
  by: 'AI 초안',
  byBuiltIn: '내장 도구 초안',
  builtIn: '내장 도구가 콘텐츠의 문장으로 썼어요. AI 제공자를 쓰지 않았어요.',
  found: (count: number) =>
    count === 0 ? '콘텐츠에서 찾은 근거가 없어요 · 꼭 확인해 주세요' : `콘텐츠에서 찾은 근거 ${number.format(count)}개`,
  unused: '아직 쓰지 않았어요',
  nothing: '콘텐츠에서 이 문항에 답하는 글을 찾지 못했어요.',
  sources: '근거',
  see: (title: string, unit: ContentUnit | null, no: number | null) =>
    unit === null || no === null ? `${title}에서 보기` : `${title} ${at[unit](no)}에서 보기`,
  keywords: '키워드',
  answer: {
    title: '모범 답안 초안',
    make: 'AI로 모범 답안 만들기',
    lead: '콘텐츠를 읽고 모범 답안과 키워드의 초안을 써요.',
    needsContent: '콘텐츠를 고르면 AI로 모범 답안을 만들 수 있어요.',
    needsQuestion: '문항을 먼저 써 주세요.',
    take: '이 초안 쓰기',
    append: '뒤에 붙여 쓰기',
    again: '다시 만들기',
    drop: '지우기',
    taken: 'AI 초안을 넣었어요.',
    undo: '되돌리기',
    failed: 'AI 모범 답안 생성에 실패했습니다.',
  },
  many: {
    open: '모범 답안 채우기',
    title: '모범 답안이 없는 퀴즈에 초안 만들기',
    content: '어느 콘텐츠에서 찾을까요?',
    none: '이 쪽의 퀴즈에는 모두 모범 답안이 있어요.',
    choose: '초안을 만들 퀴즈',
    start: (count: number) => `${number.format(count)}개 만들기`,
    estimate: (cost: number) => `예상 비용 약 ${number.format(cost)}원`,
    limit: (most: number) => `한 번에 ${number.format(most)}개까지 만들 수 있어요.`,
    ready: (count: number) => `모범 답안 초안 ${number.format(count)}개가 기다려요.`,
    look: '살펴보기',
    review: '모범 답안 초안 살펴보기',
    saved: (no: number) => `${number.format(no)}번 퀴즈에 모범 답안을 넣었어요.`,
    put: '이 초안 쓰기',
    answer: (no: number) => `${number.format(no)}번 모범 답안`,
    done: '기다리는 초안이 없어요.',
  },
  quizzes: {
    open: 'AI로 퀴즈 만들기',
    title: 'AI로 퀴즈 만들기',
    lead: '콘텐츠를 읽고 서술형 문항과 모범 답안의 초안을 써요. 등록하기 전에는 아무에게도 보이지 않아요.',
    content: '어느 콘텐츠에서 만들까요?',
    count: '만들 문항 수',
    unit: '개',
    start: '초안 만들기',
    close: '닫기',
    needsContent: '콘텐츠를 먼저 골라 주세요.',
    failed: 'AI 퀴즈 생성에 실패했습니다.',
    again: '다시 만들기',
    drafts: '문항 초안',
    from: (title: string) => `‘${title}’에서 만든 초안`,
    goesOn: (title: string) => `‘${title}’에서 만들고 있어요`,
    fewer: (wanted: number, made: number) =>
      `${number.format(wanted)}개를 청했지만, 이 콘텐츠로는 ${number.format(made)}개까지 만들 수 있었어요.`,
    choose: (no: number) => `${number.format(no)}번 초안 고르기`,
    question: (no: number) => `${number.format(no)}번 문항`,
    answer: (no: number) => `${number.format(no)}번 모범 답안`,
    edit: '고치기',
    editDone: '다 고쳤어요',
    drop: '버리기',
    dropped: '초안을 버렸어요.',
    undo: '되돌리기',
    register: (count: number) => `고른 ${number.format(count)}개 등록`,
    registered: (count: number) => `퀴즈 ${number.format(count)}개가 등록되었습니다.`,
    dropAll: '모두 버리기',
    fault: (no: number, message: string) => `${number.format(no)}번 초안: ${message}`,
    dropAllAsk: '초안을 모두 버릴까요?',
  },
} as const;
