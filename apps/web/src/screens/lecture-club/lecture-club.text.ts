export const lectureClubText = {
  clubs: '강의클럽',
  manage: '강의클럽 관리',
  about: '소개',
  curriculum: (count: number) => `강의 ${count}개`,
  week: (no: number) => `${no}주차`,
  no: (no: number) => `${no}강`,
  materials: (count: number) => `자료 ${count}개`,
  progress: (percent: number) => `${percent}% 읽음`,
  wayIn: '가입',
  after: '가입하면 자료를 볼 수 있어요.',
} as const;
