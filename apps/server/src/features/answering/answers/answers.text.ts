/** Field errors of answers, feedback and grading. */
export const answersText = {
  unknownFile: '올린 파일을 찾을 수 없습니다. 다시 올려 주세요.',
  unknownCriterion: '이 퀴즈의 채점 기준이 아닙니다.',
  unknownLevel: '이 기준의 단계가 아닙니다.',
  repeatedLevel: '같은 이름의 단계를 두 번 쓸 수 없습니다.',
  repeatedCriterion: '같은 채점 기준을 두 번 쓸 수 없습니다.',
};
