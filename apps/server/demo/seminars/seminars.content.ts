import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import {
  PLACE_TYPE,
  type PlaceType,
  SEMINAR_STATUS,
  type SeminarStatus,
  type SeminarType,
} from '@dure/contract/publishing/codes/seminar-codes';
import { JOB_GROUP } from '@dure/contract/tenancy/tenants/job-groups';

/** A seminar of the story. */
export interface SeminarContent {
  readonly type: SeminarType;
  readonly status: SeminarStatus;
  readonly title: string;
  readonly description: string;
  readonly text: string;
  /** In days from the story's present, and the hour of its beginning. */
  readonly day: number;
  readonly hour: number;
  readonly hours: number;
  readonly placeType: PlaceType;
  readonly place: string;
  /** In won; 0 for what is free. */
  readonly price: number;
  readonly levels: readonly string[];
  readonly jobGroups: readonly string[];
  readonly keywords: readonly string[];
  readonly capacity: number;
  /** How many applied; those beyond the capacity wait. */
  readonly applied: number;
  /** Whom of the members the applications begin with. */
  readonly from: number;
  readonly banner?: number;
  readonly reason?: string;
  /** What was said once it was held, and words of the article that it leads to. */
  readonly word?: string;
  readonly leadsTo?: string;
}

export const SEMINARS: readonly SeminarContent[] = [
  {
    type: CONTENT_TYPE.seminar,
    status: SEMINAR_STATUS.open,
    title: '느린 질의를 함께 고치는 밤',
    description:
      '실제 서비스에서 느려진 질의 네 개를 가져와 실행 계획을 함께 읽고 고칩니다. 미리 보내 주신 질의가 있으면 그것부터 봅니다.',
    text: '노트북에 PostgreSQL이 깔려 있으면 좋고, 없어도 따라올 수 있습니다.\n\n- 실행 계획에서 먼저 볼 세 줄\n- 인덱스가 있는데도 쓰이지 않는 까닭\n- 고치기 전과 뒤를 재는 법',
    day: 6,
    hour: 19,
    hours: 2.5,
    placeType: PLACE_TYPE.both,
    place: '중앙도서관 3층 창의실',
    price: 12_000,
    levels: ['2', '3'],
    jobGroups: [JOB_GROUP.develop],
    keywords: ['실행계획', '인덱스', '튜닝'],
    capacity: 8,
    applied: 6,
    from: 1,
    banner: 1,
  },
  {
    type: CONTENT_TYPE.seminar,
    status: SEMINAR_STATUS.open,
    title: '요구사항을 의심하는 회의 진행법',
    description: '받은 요구를 그대로 만들기 전에 물어야 할 다섯 가지를, 지난 회의록 하나를 놓고 함께 연습합니다.',
    text: '회의록 한 장을 미리 보내 드립니다. 읽고 오시면 바로 시작합니다.',
    day: 13,
    hour: 19,
    hours: 2,
    placeType: PLACE_TYPE.online,
    place: '',
    price: 0,
    levels: ['2'],
    jobGroups: [JOB_GROUP.plan],
    keywords: ['문제정의', '회의'],
    capacity: 40,
    applied: 4,
    from: 2,
    banner: 2,
  },
  {
    type: CONTENT_TYPE.mentorSeminar,
    status: SEMINAR_STATUS.closed,
    title: '주니어 백엔드의 첫 장애 보고서 같이 쓰기',
    description: '장애를 겪은 날의 기록을 보고서 한 장으로 옮깁니다. 코드보다 먼저 글로 설명합니다.',
    text: '장애 기록이 없으면 준비된 기록으로 함께 씁니다.',
    day: 8,
    hour: 14,
    hours: 3,
    placeType: PLACE_TYPE.onSite,
    place: '창의실',
    price: 20_000,
    levels: ['3'],
    jobGroups: [JOB_GROUP.develop],
    keywords: ['장애', '글쓰기'],
    capacity: 4,
    applied: 7,
    from: 3,
  },
  {
    type: CONTENT_TYPE.mentorSeminar,
    status: SEMINAR_STATUS.held,
    title: '실행 계획 처음 읽는 사람을 위한 두 시간',
    description: '실행 계획을 처음 보는 사람끼리 모여 한 줄씩 소리 내어 읽었습니다.',
    text: '준비물은 없습니다.',
    day: -9,
    hour: 19,
    hours: 2,
    placeType: PLACE_TYPE.onSite,
    place: '중앙도서관 3층 창의실',
    price: 0,
    levels: ['1', '2'],
    jobGroups: [JOB_GROUP.develop, JOB_GROUP.engine],
    keywords: ['실행계획'],
    capacity: 6,
    applied: 6,
    from: 0,
    word: '끝까지 함께 읽어 주셔서 고맙습니다. 그날 자주 나온 질문을 글로 옮겨 두었어요. 읽고 나서 클럽 퀴즈에도 답해 보세요.',
    leadsTo: '실행 계획',
  },
  {
    type: CONTENT_TYPE.seminar,
    status: SEMINAR_STATUS.cancelled,
    title: '캠퍼스 지도로 배우는 그래프 탐색',
    description: '강의실에서 도서관까지 가장 빠른 길을 걸으며 찾아봅니다.',
    text: '편한 신발을 신고 오세요.',
    day: 4,
    hour: 15,
    hours: 2,
    placeType: PLACE_TYPE.onSite,
    place: '학생회관 앞',
    price: 0,
    levels: ['1'],
    jobGroups: [JOB_GROUP.develop],
    keywords: ['그래프'],
    capacity: 12,
    applied: 3,
    from: 2,
    reason: '비 소식이 있어 다음 달로 미루고 새로 열겠습니다.',
  },
  {
    type: CONTENT_TYPE.seminar,
    status: SEMINAR_STATUS.planned,
    title: '발표 자료에서 글자 덜어 내기',
    description: '발표 자료 한 벌을 가져와 글자를 절반으로 줄여 봅니다.',
    text: '자료는 파일이나 종이 어느 쪽이든 좋습니다.',
    day: 20,
    hour: 18,
    hours: 2,
    placeType: PLACE_TYPE.onSite,
    place: '강의동 204호',
    price: 0,
    levels: ['1', '2'],
    jobGroups: [JOB_GROUP.design, JOB_GROUP.plan],
    keywords: ['발표', '글쓰기'],
    capacity: 15,
    applied: 0,
    from: 0,
  },
];
