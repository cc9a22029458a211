/** What stays of somebody who has withdrawn. */
export const withdrawalText = {
  nickname: '탈퇴한 회원',
  file: '첨부',
} as const;
