/** Words of the built-in feedback drafts. */
export const draftText = {
  name: '{이름}',
  greeting: '{이름} 님,',
  good: (words: readonly string[]) => `${words.map((word) => `‘${word}’`).join(', ')}까지 짚은 점이 좋아요.`,
  read: '답변 잘 읽었어요.',
};
