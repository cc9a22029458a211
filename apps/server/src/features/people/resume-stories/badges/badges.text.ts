/** Words of a badge. */
export const badgeText = {
  criteria: (tenant: string) => `${tenant}에서 연 클럽을 시작부터 끝까지 마쳤습니다.`,
  fileName: (club: string) => `${club}.jwt`,
};
