import type { CardType, PaymentType } from '@dure/contract/publishing/posts/post-codes';
import { CARD_TYPE_LABELS, PAYMENT_TYPE_LABELS } from '@dure/contract/publishing/posts/post-labels.text';
import type { CardContent } from '@dure/contract/publishing/posts/posts.views';
import type { PlaceType, SeminarStatus } from '@dure/contract/publishing/codes/seminar-codes';
import { PLACE_TYPE_LABELS, SEMINAR_STATUS_LABELS } from '@dure/contract/publishing/codes/seminar-labels.text';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { type Codes, withNames } from '../../tenancy/tenants/tenants.public.ts';
import { stateOf } from './posts.policy.ts';
import type { listEditable } from './posts.queries.ts';

export type CardRow = RowsOf<ReturnType<typeof listEditable>>[number];

/** Width of the cover on a card, in pixels. */
const CARD_WIDTH = 480;

/** Where the page of a post is. */
const pathOf = ({ post_sequence, seminar_status }: CardRow) =>
  seminar_status === null ? `/explore/${post_sequence}` : `/seminar/${post_sequence}`;

/** What a seminar has besides; nothing of what is read or watched. */
function seminarParts(row: CardRow) {
  if (row.seminar_status === null) return {};
  const status = row.seminar_status as SeminarStatus;
  const place = row.place_type as PlaceType;
  return {
    seminarId: row.post_sequence,
    seminarTitle: row.title,
    seminarStatus: status,
    seminarStatusName: SEMINAR_STATUS_LABELS[status],
    seminarStartDate: row.start_at!.toISOString(),
    seminarEndDate: row.end_at!.toISOString(),
    seminarPlaceType: place,
    seminarPlaceTypeName: PLACE_TYPE_LABELS[place],
    seminarPlace: row.place!,
    seminarLecturer: { name: row.lecturer_name! },
    lecturerName: row.lecturer_name!,
    participantCount: row.capacity!,
    currentParticipantCount: row.participant_count!,
  };
}

/** A post as a card shows it. */
export function cardView(row: CardRow, codes: Codes, now: Date): CardContent {
  const contentType = row.content_type as CardType;
  const paymentType = row.payment_type as PaymentType;
  const cover = row.cover_key === null ? null : `/images/${row.cover_key}`;
  const namesOf = (kind: 'JOB_GROUP' | 'JOB_LEVEL', chosen: readonly string[]) =>
    withNames(codes, kind, chosen).map(({ name }) => name);
  return {
    postSequence: row.post_sequence,
    contentType,
    contentsTypeName: CARD_TYPE_LABELS[contentType],
    contentsName: row.title,
    description: row.description,
    url: pathOf(row),
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
    ...seminarParts(row),
  };
}
