/** Field errors of lecture questions that only the server can find. */
export const lectureQuestionsText = {
  noMaterial: '이 강의의 자료가 아닙니다.',
};
