import { ESTABLISHMENT_TYPE, type EstablishmentStatus } from '@dure/contract/publishing/codes/seminar-codes';
import type { MentorWish, OpenWish, ReceivedWish } from '@dure/contract/publishing/mentors/mentors.views';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import type { findWish, listReceived, listWaiting } from './wishes.queries.ts';

export const wishView = (row: RowsOf<ReturnType<typeof findWish>>[number]): MentorWish => ({
  wishSequence: row.wish_sequence,
  memberId: row.requested_by,
  mentorId: row.mentor_id,
  seminarEstablishmentType: ESTABLISHMENT_TYPE.mentorSeminar,
  establishmentRegistStatus: row.regist_status as EstablishmentStatus,
  wish: row.wish,
  reason: row.reason,
  requestedAt: row.requested_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  waitingCount: row.waiting_count,
  seminarId: row.opened_sequence,
});

export const receivedView = (row: RowsOf<ReturnType<typeof listReceived>>[number]): ReceivedWish => ({
  ...wishView(row),
  member: personView(row),
  planSequence: row.post_sequence,
});

export const openWishView = (row: RowsOf<ReturnType<typeof listWaiting>>[number], memberId: string): OpenWish => ({
  wishSequence: row.wish_sequence,
  wish: row.wish,
  waitingCount: row.waiting_count,
  requestedAt: row.requested_at.toISOString(),
  isOwn: row.requested_by === memberId,
  hasJoined: row.has_joined,
});
