import { codesOf } from '../../http/codes.ts';
import { CARD_TYPE_LABELS, PAYMENT_TYPE_LABELS, POST_TYPE_LABELS } from './post-labels.text.ts';

export const postType = codesOf('PostType', POST_TYPE_LABELS);
export const cardType = codesOf('CardType', CARD_TYPE_LABELS);
export const paymentType = codesOf('PaymentType', PAYMENT_TYPE_LABELS);
