import type { MentorType } from './mentor-codes.ts';

export const MENTOR_TYPE_LABELS: Readonly<Record<MentorType, string>> = {
  '0002': '멘토 1',
  '0003': '멘토 2',
  '0004': '멘토 3',
  '0005': '멘토 4',
};

/** Whether a mentor is certified, in the words of the specification (section 6). */
export const authenticationLabel = (authenticatedYn: boolean): string =>
  authenticatedYn ? '인증 멘토입니다.' : '일반 멘토입니다.';

/** What became of a wish for a seminar, by its `establishmentRegistStatus`. */
export const WISH_STATUS_LABELS = { '0001': '기다리는 중', '0002': '받아들임', '0003': '사양함' } as const;
