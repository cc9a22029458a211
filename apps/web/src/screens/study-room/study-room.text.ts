import type { AgendaEvent } from '@dure/contract/clubs/agenda/agenda.endpoints';
import { number } from '../../ui/text/number-format.ts';
import { studyOrder } from '../../ui/text/study-order.ts';

const events: Record<AgendaEvent['kind'], (no: number) => string> = {
  QUIZ_DUE: (no) => `퀴즈 ${no} 마감`,
  QUIZ_OPENS: (no) => `퀴즈 ${no} 공개`,
  STUDY_STARTS: (no) => `${studyOrder(no)} 시작`,
};

export const studyRoomText = {
  title: 'My 학습방',
  explore: '읽고 볼 것',
  /** What waits, in one sentence. */
  lead: (answers: number, news: number, recalls: number) => {
    const parts = [
      ...(answers > 0 ? [`낼 답변 ${number.format(answers)}개`] : []),
      ...(news > 0 ? [`읽을 소식 ${number.format(news)}개`] : []),
      ...(recalls > 0 ? [`복습할 퀴즈 ${number.format(recalls)}개`] : []),
    ];
    return parts.length === 0 ? '지금은 기다리는 일이 없어요.' : `${parts.join(', ')}가 있어요.`;
  },
  now: '지금 할 일',
  place: (club: string, no: number) => `${club} · 퀴즈 ${no}`,
  more: (count: number) => `이어서 할 퀴즈 ${number.format(count)}개 더 보기`,
  none: '지금 기다리는 퀴즈가 없어요',
  noneNote: '새 클럽을 찾아보거나 다른 사람의 답을 읽어 보세요.',
  find: '퀴즈클럽 둘러보기',
  week: '앞으로 7일',
  today: '오늘',
  nothing: '없음',
  event: (kind: AgendaEvent['kind'], no: number) => events[kind](no),
  clubs: '내 클럽',
  noClubs: '아직 들어간 클럽이 없어요.',
  all: '모두 보기',
  favorites: '즐겨찾기',
  requests: '가입 요청',
  calendar: '내 달력에 더하기',
  ranking: (month: string) => `${Number(month.slice(5))}월 순위`,
  wholeRanking: '전체 순위',
} as const;
