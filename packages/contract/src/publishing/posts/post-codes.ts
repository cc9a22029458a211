import { CONTENT_TYPE } from '../../authoring/contents/content-type.ts';

/** What is read or watched, of the kinds of card (specification, section 3). */
export const POST_TYPES = [CONTENT_TYPE.article, CONTENT_TYPE.video] as const;
export type PostType = (typeof POST_TYPES)[number];

/** All kinds of card: seminars besides. */
export const CARD_TYPES = [...POST_TYPES, CONTENT_TYPE.seminar, CONTENT_TYPE.mentorSeminar] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** Whether something costs (specification, section 2: 0001 is free). */
export const PAYMENT_TYPE = { free: '0001', paid: '0002' } as const;
export type PaymentType = (typeof PAYMENT_TYPE)[keyof typeof PAYMENT_TYPE];

/** How a post stands; a scheduled one is published from its time on, by no one's hand. */
export const POST_STATES = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const;
export type PostState = (typeof POST_STATES)[number];
