/** Field errors of mentors. */
export const mentorText = {
  hourOrder: '끝나는 시각은 시작하는 시각보다 뒤여야 합니다.',
  hourOverlap: '같은 요일의 다른 시간과 겹칩니다.',
  personUnknown: '강사나 운영자만 멘토로 정할 수 있습니다.',
  jobGroupUnknown: '쓸 수 없는 직군입니다.',
  levelUnknown: '쓸 수 없는 레벨입니다.',
  reasonMissing: '까닭을 입력해 주세요.',
  wishUnknown: '세미나로 이어 갈 수 없는 부탁입니다.',
} as const;
