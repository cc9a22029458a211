/** Field errors of messages that only the server can find. */
export const clubMessagesText = {
  noMember: '지금 이 클럽의 멤버가 아닌 사람이 있어 아무에게도 보내지 않았습니다. 받는 사람을 다시 골라 주세요.',
  noPlace: '이 클럽의 강의 자료가 아닙니다.',
} as const;
