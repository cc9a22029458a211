/** About files that lie with an answer: graders and imports show them, too. */
export const filesText = {
  list: '첨부한 파일',
  attaching: (names: readonly string[]) => `${names.join(', ')} 올리는 중`,
  attached: (name: string) => `${name}, 첨부했어요.`,
  retry: (name: string) => `${name} 다시 올리기`,
  failed: (name: string, reason: string) => `${name}: ${reason}`,
  download: (name: string) => `${name} 내려받기`,
  downloadAll: (count: number) => `파일 ${count}`,
  zip: (count: number) => `${count}개 모두 내려받기 (ZIP)`,
  zipName: '첨부파일.zip',
};
