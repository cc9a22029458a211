const quoted = (words: readonly string[]) => words.map((word) => `‘${word}’`).join(', ');

/** What the built-in grader says of an answer. */
export const builtInText = {
  /** Why the points decide. */
  found: {
    nothing: (): string => '답으로 읽을 내용이 없어요.',
    copied: (): string => '질문을 되풀이한 글이라 답으로 읽을 내용이 없어요.',
    strung: (): string => '낱말만 늘어놓아 무엇을 말하는지 알 수 없어요.',
    opposite: (): string => '모범 답안의 요점과 반대로 말하거나 이름·수치가 달라요.',
    met: (all: number): string => `모범 답안의 요점 ${all}개를 모두 말해요.`,
  },
  open: '요점만으로는 점수를 정할 수 없어요. 직접 읽어 주세요.',
  quoted: '인용만 있고 자기 말로 쓴 내용이 없어요. 직접 읽어 주세요.',
  points: (met: number, all: number): string => `모범 답안의 요점 ${all}개 가운데 ${met}개를 찾았어요.`,
  denied: '요점과 반대이거나 이름·수치가 다른 문장이 있어요.',
  compared: (count: number): string => `강사가 채점한 답변 ${count}개와 견준 점수예요.`,
  alone: '모범 답안과 키워드가 없어요.',
  unread: (count: number): string => `채점자에게 하는 말 ${count}곳은 읽지 않았어요.`,
  hit: (words: readonly string[]): string => `${quoted(words)} 언급이 있어요.`,
  missed: (words: readonly string[]): string => `${quoted(words)} 언급은 없어요.`,
  met: (point: string): string => `모범 답안의 ‘${point}’를 말하는 문장이 있어요.`,
  opposite: (point: string): string => `모범 답안의 ‘${point}’와 반대이거나 다른 문장이 있어요.`,
  whole: '무엇을 보는 기준인지 가려내지 못해 답변 전체로 보았어요.',
  far: '이 기준에 해당하는 문장은 찾지 못했어요.',
  addPoint: (point: string): string => `‘${point}’에 해당하는 내용을 덧붙여 보세요.`,
  addWord: (word: string): string => `‘${word}’도 다뤄 보세요.`,
};
