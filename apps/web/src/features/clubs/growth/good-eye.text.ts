/** How the own one-picks were graded later. */
export const goodEyeText = {
  title: '보는 눈',
  /** From one tenth on. */
  tenths: [
    '하나쯤이',
    '둘쯤이',
    '셋쯤이',
    '넷쯤이',
    '다섯쯤이',
    '여섯쯤이',
    '일곱쯤이',
    '여덟쯤이',
    '아홉쯤이',
    '거의 모두가',
  ],
  share: (words: string) => `내 원픽 열 가운데 ${words} 90점 이상을 받았어요.`,
  none: '내 원픽 가운데 90점 이상을 받은 답변은 아직 드물어요.',
  few: (count: number, fewest: number) => `점수가 나온 원픽이 ${fewest}개가 되면 보여요. 지금은 ${count}개예요.`,
  rule: '점수가 나오기 전에 고른 원픽을 지난달에 매긴 점수까지 세요. 나에게만 보여요.',
} as const;
