/** What a line begins with, before its colon, that says something of the question above it. */
export const TYPED_MARKS = {
  modelAnswer: ['답', '정답', '답안', '모범답안', '모범 답안', '예시 답안', 'Answer'],
  explanation: ['해설', '풀이', 'Explanation'],
  topic: ['주제'],
  keywords: ['키워드', '핵심어', 'Keywords'],
  rubric: ['채점 기준', '채점기준', '루브릭', 'Rubric'],
  tags: ['태그', '분류', '단원', 'Tags'],
} as const;

/** What stands before the number of a question. */
export const TYPED_NUMBERS = ['문제', '문항', '질문', '퀴즈', 'Question', 'Q'] as const;
/** What stands right after it, in `3번`. */
export const TYPED_NUMBER_UNIT = '번';
