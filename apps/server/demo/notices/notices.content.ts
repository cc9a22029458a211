import type { NoticeState, NoticeWay } from '@dure/contract/clubs/notices/notice-states';

/** A notice of the organisation, as its managers wrote it. */
export interface NoticeContent {
  readonly title: string;
  readonly text: string;
  readonly ways: readonly NoticeWay[];
  readonly state: Exclude<NoticeState, 'SENDING'>;
  readonly roles: readonly string[];
  /** Days from today, and the hour. */
  readonly day: number;
  readonly hour: number;
  /** Of ten readers, so many opened it. */
  readonly readOfTen: number;
}

/** The oldest first: each organisation sent all of them. */
export const NOTICES: readonly NoticeContent[] = [
  {
    title: '중간 강의 평가를 받습니다',
    text: '이번 주 금요일까지 중간 강의 평가를 받습니다. 답은 강사에게 이름 없이 전해집니다.',
    ways: ['BELL', 'MAIL'],
    state: 'SENT',
    roles: ['ROLE_USER'],
    day: -19,
    hour: 10,
    readOfTen: 7,
  },
  {
    title: '도서관 서버 점검으로 원문 보기가 멈춥니다',
    text: '다음 시간에는 도서관에 있는 자료의 원문을 열 수 없습니다.\n\n**토요일 02:00부터 06:00까지**\n\n클럽에 올린 자료는 그대로 볼 수 있습니다.',
    ways: ['BELL'],
    state: 'SENT',
    roles: [],
    day: -8,
    hour: 14,
    readOfTen: 8,
  },
  {
    title: '기말 주간, 퀴즈 마감을 이틀 늦춥니다',
    text: '기말 행사가 겹쳐 이번 주 퀴즈의 마감을 이틀 늦춥니다.\n\n이미 낸 답은 그대로 두고, 마감 전까지 고칠 수 있습니다.',
    ways: ['BELL', 'MAIL', 'BANNER'],
    state: 'SENT',
    roles: [],
    day: -1,
    hour: 12,
    readOfTen: 5,
  },
  {
    title: '체육 대회 날에는 강의실을 열지 않습니다',
    text: '체육 대회가 미뤄져 이 공지는 보내지 않기로 했습니다.',
    ways: ['BELL'],
    state: 'CANCELLED',
    roles: [],
    day: 2,
    hour: 9,
    readOfTen: 0,
  },
  {
    title: '방학 동안의 퀴즈 모임 안내',
    text: '방학에도 퀴즈 모임을 엽니다. 모집 기간과 모임 날은 다음과 같습니다.\n\n- 모집: 다음 주 월요일부터\n- 모임: 매주 수요일 저녁 7시',
    ways: ['BELL', 'MAIL'],
    state: 'SCHEDULED',
    roles: ['ROLE_USER'],
    day: 4,
    hour: 9,
    readOfTen: 0,
  },
];
