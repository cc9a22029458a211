/** People of one organisation who are not members yet, or were invited before they became some. */
export interface InvitedContent {
  readonly name: string;
  readonly email: string;
  readonly studentNumber?: string;
  readonly state: 'PROPOSED' | 'INVITED' | 'JOINED' | 'EXPIRED' | 'WITHDRAWN' | 'DECLINED';
  /** Days before today on which they were invited. */
  readonly daysAgo: number;
}

/** Invitations in every state. Who joined is a person of the story. */
export const INVITED: readonly InvitedContent[] = [
  { name: '김가온', email: 'gaon.kim@class.test', studentNumber: '20261001', state: 'INVITED', daysAgo: 1 },
  { name: '이나래', email: 'narae.lee@class.test', studentNumber: '20261002', state: 'INVITED', daysAgo: 1 },
  { name: '박다온', email: 'daon.park@class.test', studentNumber: '20261003', state: 'INVITED', daysAgo: 1 },
  { name: '정마루', email: 'maru.jung@class.test', studentNumber: '20261005', state: 'PROPOSED', daysAgo: 0 },
  { name: '강바다', email: 'bada.kang@class.test', studentNumber: '20261006', state: 'PROPOSED', daysAgo: 0 },
  { name: '조새봄', email: 'saebom.cho@class.test', studentNumber: '20251007', state: 'EXPIRED', daysAgo: 40 },
  { name: '윤아라', email: 'ara.yoon@class.test', studentNumber: '20251008', state: 'WITHDRAWN', daysAgo: 35 },
  { name: '문서영', email: 'seoyoung.moon@class.test', state: 'DECLINED', daysAgo: 21 },
];

/** People without an address, who got an account and a one-time code; none of them has come in yet. */
export const WITHOUT_ADDRESS = [
  { nickname: '한가람', loginName: '20261201' },
  { nickname: '오누리', loginName: '20261202' },
  { nickname: '임다솜', loginName: '다솜-1반' },
  { nickname: '남한결', loginName: 'hangyeol' },
] as const;

/** A class whose addresses nobody knows. */
export const CLASS = {
  name: '데이터베이스 2반',
  code: '7K4P29',
  people: [
    { name: '최라온', studentNumber: '20261104' },
    { name: '배도윤', studentNumber: '20261120' },
    { name: '서지안', studentNumber: '20261133' },
  ],
} as const;
