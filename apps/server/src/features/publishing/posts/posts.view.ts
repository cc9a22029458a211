import type { PaymentType, PostType } from '@dure/contract/publishing/posts/post-codes';
import { PAYMENT_TYPE_LABELS, POST_TYPE_LABELS } from '@dure/contract/publishing/posts/post-labels.text';
import type { CardContent } from '@dure/contract/publishing/posts/posts.views';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { type Codes, withNames } from '../../tenancy/tenants/tenants.public.ts';
import { stateOf } from './posts.policy.ts';
import type { listEditable } from './posts.queries.ts';

export type CardRow = RowsOf<ReturnType<typeof listEditable>>[number];

/** Width of the cover on a card, in pixels. */
const CARD_WIDTH = 480;

/** A post as a card shows it. */
export function cardView(row: CardRow, codes: Codes, now: Date): CardContent {
  const contentType = row.content_type as PostType;
  const paymentType = row.payment_type as PaymentType;
  const cover = row.cover_key === null ? null : `/images/${row.cover_key}`;
  const namesOf = (kind: 'JOB_GROUP' | 'JOB_LEVEL', chosen: readonly string[]) =>
    withNames(codes, kind, chosen).map(({ name }) => name);
  return {
    postSequence: row.post_sequence,
    contentType,
    contentsTypeName: POST_TYPE_LABELS[contentType],
    contentsName: row.title,
    description: row.description,
    url: `/explore/${row.post_sequence}`,
    imageUrl: cover,
    imageUrl2: cover === null ? null : `${cover}?w=${CARD_WIDTH}`,
    provider: row.provider,
    price: row.price,
    paymentType,
    paymentTypeName: PAYMENT_TYPE_LABELS[paymentType],
    recommendLevels: row.job_levels,
    recommendLevelNames: namesOf('JOB_LEVEL', row.job_levels),
    recommendJobGroups: row.job_groups,
    recommendJobGroupNames: namesOf('JOB_GROUP', row.job_groups),
    keywords: row.keywords,
    registDate: row.published_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    minutes: row.minutes,
    likeCount: row.like_count,
    viewCount: row.view_count,
    state: stateOf(row, now),
  };
}
