import { studyOrder } from '../../ui/text/study-order.ts';

export const lectureClubText = {
  clubs: '강의클럽',
  manage: '강의클럽 관리',
  about: '소개',
  curriculum: (count: number) => `강의 ${count}개`,
  week: (no: number) => `${no}주차`,
  no: (no: number) => studyOrder(no),
  materials: (count: number) => `자료\u00a0${count}개`,
  progress: (percent: number) => `${percent}% 읽음`,
  now: '지금 강의',
  begin: '첫 강의 읽기',
  goOn: '이어서 읽기',
  next: (no: number, title: string) => `${studyOrder(no)} ${title}`,
  allRead: '지금까지 열린 강의를 모두 읽었어요.',
  wayIn: '가입',
  after: '가입하면 자료를 볼 수 있어요.',
} as const;
