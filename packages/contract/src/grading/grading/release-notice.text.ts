/** Numbers of quizzes in a sentence, in their order: `2, 5`. */
export const quizNumbers = (numbers: readonly number[]): string => [...numbers].toSorted((a, b) => a - b).join(', ');

/** What an author is told when the grades of their answers to some quizzes of a club are released; `quizzes` as by `quizNumbers`. */
export const releaseNotice = (clubName: string, quizzes: string): string =>
  `${clubName} 퀴즈 ${quizzes}의 점수와 피드백이 나왔어요.`;
