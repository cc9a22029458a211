import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { checkNotice } from '../../tenancy/notifications/notifications.public.ts';
import { findBanner } from '../../tenancy/banners/banners.public.ts';
import { bannerView } from '../../tenancy/banners/banners.public.ts';
import { countRead, findReceived, markRead, putBannerAway } from './reading.queries.ts';

/** A notice to the caller; of others nobody learns that there is one. */
export async function getMyNotice(unit: Unit, notice: number) {
  const row = await unit.first(findReceived(unit, notice));
  if (!row) return refuse('notFound');
  return {
    noticeSequence: row.notice_sequence,
    title: row.title,
    text: row.body,
    sentAt: row.send_at.toISOString(),
    isRead: row.read_at !== null,
  };
}

/** The caller opened it: counted once, and neither bell nor banner says it again. */
export function readMyNotice(unit: Unit, notice: number): Promise<null> {
  return unit.write(async (transaction) => {
    const changed = await transaction.change(markRead(unit, notice, unit.now));
    if (changed > 0) {
      transaction.soon(countRead(unit.tenantId, notice));
      await checkNotice(unit, transaction, notice);
    } else if (!(await transaction.first(findReceived(unit, notice)))) return refuse('notFound');
    return null;
  });
}

/** Puts its banner away for the caller, on every device. */
export function dismissNoticeBanner(unit: Unit, notice: number) {
  return unit.write(async (transaction) => {
    const changed = await transaction.change(putBannerAway(unit, notice));
    if (changed === 0) return refuse('notFound');
    return { banner: bannerView(await transaction.first(findBanner(bannerReader(unit)))) };
  });
}

/** Whose banner is asked for, and when. */
const bannerReader = ({ tenantId, memberId, now }: Unit) => ({ tenantId, memberId, now });
