export const mentorsText = {
  withdrawn: '멘토 활동을 마쳐서 부탁을 더 받지 못해요.',
} as const;
