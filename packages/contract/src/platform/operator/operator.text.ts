/** What is said of the fields of a new tenant. */
export const operatorText = {
  uriShape: '영문 소문자, 숫자, 붙임표(-)만 쓸 수 있어요.',
  uriReserved: '기관의 주소로 쓸 수 없는 말이에요. 다른 주소를 골라 주세요.',
  timeZone: 'Asia/Seoul처럼 지역 이름으로 적어 주세요.',
} as const;
