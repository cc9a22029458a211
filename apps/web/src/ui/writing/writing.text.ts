/** Words of the surface on which Markdown is written. */
export const writingText = {
  toolbar: '서식',
  tools: {
    bold: '굵게',
    list: '목록',
    link: '링크',
    code: '코드',
    maths: '수식',
    table: '표',
    quote: '인용',
  },
  picture: '그림 첨부',
  file: '파일 첨부',
  columns: ['항목 1', '항목 2'],
  dropHint: '끌어다 놓거나 붙여 넣어도 돼요',
  preview: '미리보기',
  empty: '아직 쓴 내용이 없어요.',
  hint: '마크다운과 수식($…$)을 쓸 수 있어요.',
  pasted: (no: number, ending: string) => `붙여 넣은 그림 ${no}${ending}`,
  withKey: (name: string, key: string) => `${name} (${key})`,
} as const;
