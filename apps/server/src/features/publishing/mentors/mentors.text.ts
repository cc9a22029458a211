export const mentorsText = {
  withdrawn: '멘토 활동을 마쳐서 부탁을 더 받지 못해요.',
  gone: '멘토가 더는 함께하지 않아 부탁을 닫았어요.',
} as const;
