/** Field errors of resume stories; those of dates stand in `resume-period.text.ts`. */
export const resumeText = {
  linesTooMany: '설명은 세 줄까지 쓸 수 있습니다.',
  levelUnknown: '선택할 수 없는 레벨입니다.',
  jobGroupUnknown: '선택할 수 없는 직군입니다.',
  daysUnknown: '선택할 수 없는 기간입니다.',
  clubUnknown: '근거로 붙일 수 없는 클럽입니다.',
  gradeUnknown: '근거로 붙일 수 없는 점수입니다.',
};

/** States of a public link. */
export const RESUME_LINK_STATE_LABELS = { OPEN: '열림', EXPIRED: '기한 지남', WITHDRAWN: '거둠' };
