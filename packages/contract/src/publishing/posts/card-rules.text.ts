/** Words on the cards of what is read, seen and visited (specification, section 2). */
export const cardText = {
  allLevels: '모든 레벨',
  allJobGroups: '모든 직군',
  free: '무료',
  won: (amount: string) => `${amount}원`,
  states: { closingSoon: '마감 임박', recruiting: '모집중', full: '마감', over: '종료', cancelled: '취소' },
};
