/** The list as a file. */
export const auditExportText = {
  fileName: '변경과 열람 기록.xlsx',
  sheet: '기록',
  columns: [
    ['언제', 17],
    ['누가', 18],
    ['종류', 10],
    ['무엇을', 30],
    ['바뀐 것', 50],
    ['이유', 30],
    ['어디서', 18],
    ['기기', 20],
    ['번호', 12],
  ],
} as const;
