export const organisationFieldText = {
  unreadable: '글자가 잘 읽히지 않는 색이에요. 다른 색을 골라 주세요.',
  timeZone: '시간대를 목록에서 골라 주세요.',
  memberTypes: '회원 유형을 하나는 남겨 주세요.',
} as const;
