/** Field errors of seminars. */
export const seminarText = {
  endBeforeStart: '끝나는 때는 시작하는 때보다 뒤여야 합니다.',
  startPast: '시작하는 때는 지금보다 뒤여야 합니다.',
  placeMissing: '모이는 곳을 입력해 주세요.',
  capacityTaken: '이미 자리를 받은 사람보다 정원을 줄일 수 없습니다.',
  typeKept: '개설한 뒤에는 종류를 바꿀 수 없습니다.',
  memberWrong: '본인의 회원 번호를 보내 주세요.',
  establishmentWrong: '이 세미나의 종류와 번호에 맞지 않는 요청입니다.',
  reasonMissing: '까닭을 입력해 주세요.',
  postUnknown: '이어 붙일 수 없는 글입니다.',
  memberUnknown: '참가자가 아닌 사람이 있습니다.',
  untilBeforeFrom: '끝나는 때는 시작하는 때보다 뒤여야 합니다.',
};
