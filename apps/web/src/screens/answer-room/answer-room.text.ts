/** The frame of the answer room. */
export const answerRoomText = {
  title: (no: number, club: string) => `퀴즈 ${no} · ${club}`,
  loading: '퀴즈',
} as const;
