/** Field errors of clubs that only the server can find. */
export const clubText = {
  reasonNeeded: '사유를 입력해 주세요.',
  dateNeeded: '새 날짜를 정해 주세요.',
  laterStart: '새 시작일은 지금과 이전 시작일보다 뒤여야 합니다.',
  recruitBeforeStart: '새 모집은 새 시작일보다 먼저 시작해야 합니다.',
  recruitEndAfterStart: '모집 종료는 모집 시작 이후여야 합니다.',
  endAfterStart: '종료일은 시작일 이후여야 합니다.',
  endInPast: '종료일이 이미 지났습니다.',
  startFixed: '진행 중인 클럽의 시작일은 바꿀 수 없습니다.',
  stayAnonymous: '답변을 시작한 뒤에는 익명을 풀 수 없습니다.',
  belowMembers: (members: number) => `이미 ${members.toLocaleString('ko-KR')}명이 가입했습니다.`,
  notOffered: '선택할 수 없는 값입니다.',
  noInstructor: '강사 또는 관리자만 지정할 수 있습니다.',
  imageUnknown: '이미지를 다시 올려 주세요.',
  imageMissing: '이미지를 선택해 주세요.',
  quizUnknown: '이 클럽에 넣을 수 없는 퀴즈입니다.',
  quizTwice: '같은 퀴즈를 두 번 넣을 수 없습니다.',
};
