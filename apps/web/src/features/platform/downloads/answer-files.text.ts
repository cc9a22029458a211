import { number } from '../../../ui/text/number-format.ts';

/** All files of a quiz's or a club's answers at once. */
export const answerFilesText = {
  ofQuiz: '파일 모두 내려받기 (ZIP)',
  ofClub: '답변 파일 내려받기 (ZIP)',
  none: '답변에 첨부된 파일이 아직 없어요.',
  started: (count: number, size: string) => `파일 ${number.format(count)}개(${size})를 내려받기 시작했어요.`,
} as const;
