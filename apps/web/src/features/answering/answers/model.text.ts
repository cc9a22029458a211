/** About the model answer, which is shown beside recalls as well. */
export const modelText = {
  title: '모범 답안',
  keywords: '핵심 키워드',
  none: '등록된 모범 답안이 없어요.',
  held: (at: string) => `이 클럽의 모범 답안은 마감인 ${at}에 열려요.`,
  heldToEnd: '이 클럽의 모범 답안은 클럽이 끝나면 열려요.',
};
