const quoted = (words: readonly string[]) => words.map((word) => `‘${word}’`).join(', ');

/** What the built-in grader says of an answer. */
export const builtInText = {
  nothing: '답으로 읽을 내용이 없어요.',
  points: (covered: number, all: number): string => `모범 답안의 요점 ${all}개 가운데 ${covered}개와 통해요.`,
  compared: (count: number): string => `강사가 채점한 답변 ${count}개와도 견주었어요.`,
  alone: '모범 답안과 키워드가 없어 다른 답변과 견주었어요.',
  unread: (count: number): string => `채점자에게 하는 말 ${count}곳은 읽지 않았어요.`,
  hit: (words: readonly string[]): string => `${quoted(words)} 언급이 있어요.`,
  missed: (words: readonly string[]): string => `${quoted(words)} 언급은 없어요.`,
  near: (point: string): string => `모범 답안의 ‘${point}’와 통하는 문장이 있어요.`,
  whole: '무엇을 보는 기준인지 가려내지 못해 답변 전체로 보았어요.',
  far: '이 기준과 통하는 문장은 찾지 못해 답변 전체를 보고 매겼어요.',
  addPoint: (point: string): string => `‘${point}’에 해당하는 내용을 덧붙여 보세요.`,
  addWord: (word: string): string => `‘${word}’도 다뤄 보세요.`,
};
