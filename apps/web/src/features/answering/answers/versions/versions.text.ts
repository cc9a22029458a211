import { number } from '../../../../ui/text/number-format.ts';

/** The texts that were submitted, one after the other. */
export const versionsText = {
  open: '버전 보기',
  title: '답변 버전',
  list: '제출한 답변',
  no: (no: number) => `버전 ${no}`,
  option: (no: number, at: string) => `버전 ${no} · ${at}`,
  length: (length: number) => `${number.format(length)}자`,
  files: (names: readonly string[]) => `파일 ${names.join(', ')}`,
  compare: '버전 비교',
  before: '이 버전에서',
  after: '이 버전으로',
} as const;
