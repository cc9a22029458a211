import { ESTABLISHMENT_STATUS, SEMINAR_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import type * as endpoints from '@dure/contract/publishing/seminars/managed-seminars.endpoints';
import type { ManagedSeminar } from '@dure/contract/publishing/seminars/seminars.views';
import { seminarText as text } from '@dure/contract/publishing/seminars/seminars.text';
import type { z } from 'zod';
import type { RowsOf, Transaction } from '../../../../kernel/database/database.ts';
import { searchPattern } from '../../../../kernel/database/search.ts';
import { refuse, refuseFields } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import { type Codes, findCodes } from '../../../tenancy/tenants/tenants.public.ts';
import { listWishers } from '../../mentors/mentors.public.ts';
import { cardView } from '../../posts/posts.public.ts';
import { type HeldSeminar, tell } from '../places/giving.service.ts';
import { findEstablishment, lockSeminar, moveSeminar, touchPost } from '../seminars.queries.ts';
import { givesPlaces } from '../seminars.policy.ts';
import { establishmentView } from '../seminars.view.ts';
import * as queries from './managed.queries.ts';

type Row = RowsOf<ReturnType<typeof queries.findManaged>>[number];

function managedView(row: Row, codes: Codes, now: Date): ManagedSeminar {
  const { establishment_sequence, requested_by, establishment_type, regist_status, reason, requested_at } = row;
  return {
    ...cardView(row, codes, now),
    author: personView(row),
    waitingCount: row.waiting_count,
    establishment:
      establishment_sequence === null
        ? null
        : establishmentView({
            ...row,
            establishment_sequence,
            requested_by: requested_by!,
            establishment_type: establishment_type!,
            regist_status: regist_status!,
            reason: reason!,
            requested_at: requested_at!,
          }),
    banner:
      row.banner_position === null
        ? null
        : {
            position: row.banner_position,
            from: row.banner_from!.toISOString(),
            until: row.banner_until!.toISOString(),
          },
    version: row.version,
  };
}

export async function listManagedSeminars(
  unit: Unit,
  {
    page,
    size,
    keyword,
    seminarStatus,
    establishmentRegistStatus,
  }: z.output<(typeof endpoints.listManagedSeminars)['query']>,
) {
  const { tenantId, now } = unit;
  const words = keyword.trim();
  const wanted = {
    tenantId,
    pattern: words === '' ? null : searchPattern(words),
    status: seminarStatus,
    establishment: establishmentRegistStatus,
  };
  const [rows, [counted], [asking], codes] = await unit.read(
    queries.listManaged(wanted, { page, size }),
    queries.countManaged(wanted),
    queries.countAsking(tenantId),
    findCodes(tenantId),
  );
  const contents = rows.map((row) => managedView(row, codes, now));
  return { contents, totalElements: counted!.total, waiting: asking!.total };
}

async function managedIn(
  { tenantId, now }: Unit,
  transaction: Transaction,
  seminarId: number,
): Promise<ManagedSeminar> {
  const [[row], codes] = await transaction.all(queries.findManaged(tenantId, seminarId), findCodes(tenantId));
  return managedView(row!, codes, now);
}

/** Whoever wished for this seminar hears first that it is open. */
async function tellWishers({ tenantId, now }: Unit, transaction: Transaction, seminar: HeldSeminar): Promise<void> {
  const wishers = await transaction.rows(listWishers(tenantId, seminar.post_sequence));
  const memberIds = wishers.map(({ member_id }) => member_id);
  await tell(transaction, seminar, { kind: 'wishedSeminarOpened', memberIds, now });
}

/** Opens a seminar that asks for it, or declines; its holder is told. */
export function decideSeminarEstablishment(
  unit: Unit,
  seminarId: number,
  { decision, reason }: z.output<(typeof endpoints.decideSeminarEstablishment)['body']>,
): Promise<ManagedSeminar> {
  const isOpened = decision === 'OPEN';
  if (!isOpened && reason === '') return refuseFields([{ path: 'reason', message: text.reasonMissing }]);
  const { tenantId, memberId, now } = unit;
  return unit.write(async (transaction) => {
    const seminar = await transaction.first(lockSeminar(tenantId, seminarId));
    if (!seminar) return refuse('notFound');
    const asked = await transaction.first(findEstablishment(tenantId, seminarId));
    if (asked?.regist_status !== ESTABLISHMENT_STATUS.registered) return refuse('conflict');
    // One whose time has passed while it waited is moved by its holder first.
    if (isOpened && seminar.start_at <= now) return refuse('conflict');
    const status = isOpened ? ESTABLISHMENT_STATUS.opened : ESTABLISHMENT_STATUS.declined;
    transaction.soon(
      queries.decide(tenantId, asked.establishment_sequence, { status, reason, by: memberId, now }),
      ...(isOpened ? [moveSeminar(tenantId, seminarId, 'OPEN'), queries.publish(tenantId, seminarId, now)] : []),
      touchPost(tenantId, seminarId, now),
    );
    await tell(transaction, seminar, {
      kind: isOpened ? 'seminarOpened' : 'seminarDeclined',
      memberIds: [seminar.author_id].filter((id) => id !== memberId),
      now,
      ...(reason !== '' && { detail: { reason } }),
    });
    if (isOpened) await tellWishers(unit, transaction, seminar);
    unit.record(transaction, {
      action: isOpened ? 'seminarOpened' : 'seminarDeclined',
      memberId: seminar.author_id,
      reason,
      before: { seminarTitle: null, seminarStatus: SEMINAR_STATUS.planned },
      after: { seminarTitle: seminar.title, seminarStatus: isOpened ? SEMINAR_STATUS.open : SEMINAR_STATUS.planned },
    });
    return managedIn(unit, transaction, seminarId);
  });
}

/** Puts an opened seminar forward for a while, or no longer. */
export function placeSeminarBanner(
  unit: Unit,
  seminarId: number,
  { banner, version }: z.output<(typeof endpoints.placeSeminarBanner)['body']>,
): Promise<ManagedSeminar> {
  if (banner && new Date(banner.until) <= new Date(banner.from))
    return refuseFields([{ path: 'banner.until', message: text.untilBeforeFrom }]);
  const { tenantId, now } = unit;
  return unit.write(async (transaction) => {
    const seminar = await transaction.first(lockSeminar(tenantId, seminarId));
    if (!seminar) return refuse('notFound');
    if (seminar.version !== version)
      return refuse('staleVersion', { data: await managedIn(unit, transaction, seminarId) });
    if (banner && !givesPlaces(seminar, now)) refuse('conflict');
    transaction.soon(queries.putBanner(tenantId, seminarId, banner), touchPost(tenantId, seminarId, now));
    const facts = (position: number | null, from: Date | null, until: Date | null) => ({
      bannerPosition: position,
      bannerFrom: from?.toISOString() ?? null,
      bannerUntil: until?.toISOString() ?? null,
    });
    unit.record(transaction, {
      action: 'seminarBannerPlaced',
      memberId: seminar.author_id,
      before: facts(seminar.banner_position, seminar.banner_from, seminar.banner_until),
      after: facts(
        banner?.position ?? null,
        banner ? new Date(banner.from) : null,
        banner ? new Date(banner.until) : null,
      ),
    });
    return managedIn(unit, transaction, seminarId);
  });
}
