import { SEMINAR_TYPE_LABELS } from '../codes/seminar-labels.text.ts';
import type { CardType, PaymentType, PostState, PostType } from './post-codes.ts';
import type { PostSort } from './post-sorts.ts';

export const POST_STATE_LABELS: Readonly<Record<PostState, string>> = {
  DRAFT: '임시저장',
  SCHEDULED: '예약됨',
  PUBLISHED: '공개됨',
};

export const POST_SORT_LABELS: Readonly<Record<PostSort, string>> = {
  newest: '최근 순',
  popular: '많이 본 순',
  liked: '좋아요 순',
};

export const POST_TYPE_LABELS: Readonly<Record<PostType, string>> = { '0001': '아티클', '0002': '영상' };
export const CARD_TYPE_LABELS: Readonly<Record<CardType, string>> = { ...POST_TYPE_LABELS, ...SEMINAR_TYPE_LABELS };
export const PAYMENT_TYPE_LABELS: Readonly<Record<PaymentType, string>> = { '0001': '무료', '0002': '유료' };
