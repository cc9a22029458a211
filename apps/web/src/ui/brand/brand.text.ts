export const brandText = {
  footer: { address: '주소', phone: '전화', relatedSites: '관련 사이트', newWindow: '새 창' },
} as const;
