/** Field errors of accounts. */
export const accountsText = {
  unknownMemberType: '이 기관에 없는 회원 유형입니다.',
};
