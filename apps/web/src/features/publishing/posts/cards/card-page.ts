import type { CardContent } from '@dure/contract/publishing/posts/posts.views';

/** How the state of a card looks. */
export const STATE_TONES = {
  closingSoon: 'bad',
  recruiting: 'good',
  full: 'neutral',
  over: 'neutral',
  cancelled: 'neutral',
} as const;

/** Where the page of a card is. */
export const pageOf = ({ postSequence, seminarId }: CardContent) =>
  seminarId === undefined
    ? ({ to: '/explore/$postSequence', params: { postSequence } } as const)
    : ({ to: '/seminar/$seminarId', params: { seminarId } } as const);
