/** How an anonymous club names the author of the n-th answer to a quiz. */
export const anonymousNickname = (n: number): string => `익명 ${n}`;

/** Field errors of answers, feedback and grading. */
export const answersText = {
  /** A file of somebody whom the club hides; `ending` has its dot. */
  attachment: (n: number, ending: string): string => `첨부 ${n}${ending}`,
  unknownFile: '올린 파일을 찾을 수 없습니다. 다시 올려 주세요.',
  unknownCriterion: '이 퀴즈의 채점 기준이 아닙니다.',
  repeatedCriterion: '같은 채점 기준을 두 번 쓸 수 없습니다.',
};
