import { number } from '../text/number-format.ts';

export const downloadsText = {
  title: '왜 내려받나요',
  reason: '이유',
  note: '덧붙이기',
  noteNeeded: '무엇 때문인지 적어 주세요.',
  logged: '이름과 이메일이 들어 있어요. 누가 언제 왜 받았는지 기록에 남아요.',
  cancel: '취소',
  download: (count: number | undefined) => (count === undefined ? '내려받기' : `${number.format(count)}개 내려받기`),
} as const;
