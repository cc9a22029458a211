export const looksText = {
  noteMissing: '왜 내려받는지 적어 주세요.',
} as const;
