export const bannerText = {
  label: '기관 공지',
  open: '자세히',
  dismiss: '배너 닫기',
} as const;
