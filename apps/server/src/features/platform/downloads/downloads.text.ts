/** Names of archives and of the folders in them. */
export const downloadsText = {
  archive: '첨부파일.zip',
  quizArchive: (no: number): string => `퀴즈 ${no} 첨부파일.zip`,
  clubArchive: (club: string): string => `${club} 첨부파일.zip`,
  /** In the order of the club, also where names are sorted letter by letter. */
  quizFolder: (no: number): string => `퀴즈 ${String(no).padStart(2, '0')}`,
  steps: { PRE: '사전답변', FINAL: '최종답변', REVISED: '모범 답안을 본 뒤 고침' },
};
