/** Why a log-in name cannot be one. */
export const loginNameText = {
  tooShort: (least: number) => `아이디는 ${least}자 이상이어야 해요.`,
  tooLong: (most: number) => `아이디는 ${most}자까지 쓸 수 있어요.`,
  isAddress: '아이디에는 @를 쓸 수 없어요.',
  signs: '아이디는 한글, 영어, 숫자와 . _ -로 적고, 글자나 숫자로 시작하고 끝나야 해요.',
} as const;
