import type { LectureQuestion } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import { number } from '../../../ui/text/number-format.ts';
import { studyOrder } from '../../../ui/text/study-order.ts';

type WaitingQuestion = Pick<LectureQuestion, 'asker' | 'studyNo' | 'isPrivate' | 'wonderCount'>;
const people = (count: number) => `${number.format(count)}명`;

/** The words of a lecture club's dashboard. */
export const lectureDashboardText = {
  tabsLabel: '강의클럽 관리',
  tabs: {
    overview: '개요',
    studies: '강의와 자료',
    questions: '질문',
    students: '학생',
    evaluation: '평가',
    assistant: '도우미 시험',
    edit: '수정',
  },
  clubs: 'My 강의클럽',
  open: '강의 보기',
  begun: (begun: number, all: number) => `${studyOrder(number.format(begun))} / ${studyOrder(number.format(all))}`,
  failed: '클럽을 불러오지 못했어요',
  work: {
    title: '챙길 일',
    oneFailed: (name: string) => `읽지 못한 자료 · ${name}`,
    failedNote: (no: number, reason: string | null, isMine: boolean) =>
      [studyOrder(no), ...(reason === null ? [] : [reason]), ...(isMine ? [] : ['올린 사람이 바꿀 수 있어요'])].join(
        ' · ',
      ),
    waiting: (count: number) => `답을 기다리는 질문 ${number.format(count)}개`,
    waitingNote: '오래 기다린 것부터예요. 자료에서 찾은 답의 초안이 함께 열려요.',
    about: ({ asker, studyNo, isPrivate, wonderCount }: WaitingQuestion) =>
      [
        ...(asker ? [asker.nickname] : []),
        studyOrder(studyNo),
        ...(isPrivate ? ['비공개'] : []),
        ...(wonderCount > 0 ? [`${people(wonderCount)}이 궁금해해요`] : []),
      ].join(' · '),
    walk: '차례로 답하기',
    answer: '답하기',
    requests: (count: number) => `가입 요청 ${number.format(count)}건`,
    requestsNote: '받아들이거나 거절하면 바로 알려 줘요.',
    look: '살펴보기',
    unanswered: (count: number) => `도우미가 답하지 못한 질문 ${number.format(count)}개`,
    unansweredNote: (studies: readonly { readonly no: number; readonly title: string; readonly count: number }[]) => {
      const [first, ...others] = studies;
      if (!first) return '자료를 더하거나 답을 적어 두면 답할 수 있어요.';
      const where =
        others.length === 0
          ? `모두 ${studyOrder(first.no)} ${first.title} 이야기예요.`
          : `${studies.map(({ no, count }) => `${studyOrder(no)} ${number.format(count)}개`).join(', ')}예요.`;
      return `${where} 자료를 더하거나 답을 적어 두면 답할 수 있어요.`;
    },
    silent: (count: number) => `두 주 동안 조용한 멤버 ${people(count)}`,
    lastPlace: (no: number) => `마지막으로 읽은 곳 ${studyOrder(no)}`,
    neverRead: '아직 읽기 전',
    written: (day: string) => `${day}에 안부 보냄`,
    others: (names: readonly string[], more: number) =>
      more > 0 ? `${names.join(', ')} 외 ${people(more)}` : names.join(', '),
    sayHello: '안부 보내기',
    nothing: '지금 챙길 일이 없어요.',
    nothingNote: '읽지 못한 자료나 조용한 멤버가 생기면 여기에 먼저 보여 줘요.',
  },
  progress: {
    title: '어디까지 읽었나요',
    hint: (begun: number) => `지금까지 열린 강의 ${number.format(begun)}개의 쪽 가운데 읽은 몫이에요.`,
    none: '강의가 시작되면 여기에서 볼 수 있어요.',
    mean: (percent: number) => `평균 ${percent}%`,
    finished: (count: number) => `모두 읽음 ${people(count)}`,
    fifths: ['0–19%', '20–39%', '40–59%', '60–79%', '80–100%'],
    heads: ['읽은 몫', '멤버'],
  },
  studies: {
    label: '강의 목록',
    title: '강의별 읽기',
    study: '강의',
    no: (no: number) => studyOrder(no),
    period: '기간',
    materials: '자료',
    materialCount: (count: number) => `${number.format(count)}개`,
    unread: (count: number) => `읽지 못함 ${number.format(count)}`,
    readers: '읽기 시작',
    finished: '다 읽음',
    of: (count: number, all: number) => `${number.format(count)} / ${people(all)}`,
    mean: '평균',
    percent: (percent: number) => `${percent}%`,
    none: '–',
    later: '시작 전',
    questions: '질문',
    questionCount: (count: number, waiting: number) =>
      waiting === 0 ? `${number.format(count)}개` : `${number.format(count)}개 · 답 기다림 ${number.format(waiting)}`,
    empty: '아직 강의가 없어요.',
    all: '모두 보기',
    edit: '커리큘럼 고치기',
    zip: '자료 모두 받기',
  },
  students: {
    label: '학생 목록',
    filters: '학생 구분',
    all: '전체',
    silent: '조용한 멤버',
    search: '이름',
    name: '이름',
    progress: '진도',
    questions: '질문',
    questionCount: (count: number) => `${number.format(count)}개`,
    lastStudy: '마지막으로 읽은 강의',
    lastRead: '마지막으로 읽은 때',
    joined: '가입',
    study: (no: number, title: string) => `${studyOrder(no)} ${title}`,
    never: '아직 읽기 전',
    silentChip: '조용함',
    open: (name: string) => `${name} 자세히 보기`,
    empty: '아직 멤버가 없어요. 참여코드를 나누어 주세요.',
    noSilent: '조용한 멤버가 없어요.',
    noneFound: '찾는 이름이 없어요.',
    manage: '멤버 관리',
  },
  student: {
    loading: '학생',
    title: (name: string) => `${name}의 읽기`,
    left: '클럽을 나간 멤버예요.',
    progress: '진도',
    pages: '읽은 쪽',
    lastRead: '마지막으로 읽음',
    joined: '가입',
    studies: '강의별',
    of: (read: number, pages: number) => `${number.format(pages)}쪽 중 ${number.format(read)}쪽`,
    nothing: '자료 없음',
  },
  exports: {
    questionsName: (club: string) => `${club} 질문.xlsx`,
    xlsx: '엑셀로 받기',
    done: '파일을 받았습니다.',
    xlsxName: (club: string) => `${club} 읽기 현황.xlsx`,
    zipName: (club: string) => `${club} 자료.zip`,
  },
} as const;
