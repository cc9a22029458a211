export const statisticsText = {
  fileName: '통계.xlsx',
  sheets: { months: '달마다', meanings: '뜻' },
  month: '달',
  figure: '지표',
  unit: '단위',
  meaning: '뜻',
} as const;
