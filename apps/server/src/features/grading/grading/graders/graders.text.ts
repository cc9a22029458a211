/** Field errors of dividing answers among graders. */
export const gradersText = {
  unknownGrader: '이 클럽에서 채점하는 사람을 한 번씩만 골라 주세요.',
  unknownQuiz: '이 클럽의 퀴즈가 아닙니다.',
  quizTwice: '한 퀴즈는 한 사람만 맡을 수 있습니다.',
  namesInOrder: '이름이 시작하는 글자를 앞에서부터 차례로 골라 주세요.',
  shares: '비율을 모두 더해 100%가 되게 해 주세요.',
};
