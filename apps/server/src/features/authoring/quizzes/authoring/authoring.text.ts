/** Why a quiz is refused. */
export const authoringText = {
  notOffered: '고를 수 없는 값입니다. 다시 골라 주세요.',
  contentUnknown: '찾을 수 없는 콘텐츠입니다. 다시 골라 주세요.',
} as const;
