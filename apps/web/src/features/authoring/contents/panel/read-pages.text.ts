import { LEFT_OUT, type LeftOutReason } from '@dure/contract/authoring/contents/left-out.text';
import { number } from '../../../../ui/text/number-format.ts';

/** What is said of how a file was read, for its page alone: others that show contents go without these words. */
export const readPagesText = {
  leftOut: '읽지 않은 것',
  leftOutOf: (reason: LeftOutReason, count: number) => `${LEFT_OUT[reason]} ${number.format(count)}곳`,
  recognised: (count: number) => `스캔에서 알아본 글 ${number.format(count)}쪽`,
  recognisedHint: '그림에서 알아본 글이라 틀린 글자가 있을 수 있어요.',
  recognisedAt: (page: string, percent: number) => `${page} · 확신 ${number.format(percent)}%`,
};
