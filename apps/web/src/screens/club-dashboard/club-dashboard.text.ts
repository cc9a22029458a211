export const clubDashboardText = {
  failed: '클럽을 불러오지 못했어요',
} as const;
