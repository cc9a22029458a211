/** Names of groups that no provider named, and why none did. */
export const briefsText = {
  quoted: (said: string) => `“${said}”`,
  failed: 'AI 제공자가 답하지 못해 내장 도구로 묶었어요. 다시 만들 수 있어요.',
};
