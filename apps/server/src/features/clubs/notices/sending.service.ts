import type * as endpoints from '@dure/contract/clubs/notices/notices.endpoints';
import { EVERYBODY } from '@dure/contract/clubs/notices/everybody';
import type { Notice } from '@dure/contract/clubs/notices/notices.endpoints';
import { audienceNames } from '@dure/contract/clubs/notices/notice-labels.text';
import { MAX_BANNER_DAYS, MAX_NOTICE_DAYS_AHEAD, NOTICES_AN_HOUR } from '@dure/contract/clubs/notices/notice-limits';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { listClubsOf } from './audience.queries.ts';
import { countSince, findByKey, insertNotice } from './notices.queries.ts';
import { noticeIn } from './notices.service.ts';
import { noticesText as text } from './notices.text.ts';
import { addSenderAlone } from './sending/sending.queries.ts';

/** The job that tells the readers of notices. */
export const NOTICE_JOB = 'notices';
const DAY_MS = 24 * 60 * 60_000;
const HOUR_MS = 60 * 60_000;

type Sent = z.output<(typeof endpoints.sendNotice)['body']>;
type Tried = z.output<(typeof endpoints.tryNotice)['body']>;

/** When its banner ends; null where it has none. */
function bannerEnd({ ways, bannerUntil }: Tried, sendAt: Date): Date | null {
  if (!ways.includes('BANNER')) return null;
  if (bannerUntil === null) return refuseFields([{ path: 'bannerUntil', message: text.noBannerEnd }]);
  const end = new Date(bannerUntil);
  if (end <= sendAt) refuseFields([{ path: 'bannerUntil', message: text.past }]);
  // The end of the last day stands within it.
  if (end.getTime() - sendAt.getTime() > (MAX_BANNER_DAYS + 1) * DAY_MS)
    refuseFields([{ path: 'bannerUntil', message: text.bannerEnd }]);
  return end;
}

function sendingTime({ now }: Unit, sendAt: string | null): Date {
  if (sendAt === null) return now;
  const time = new Date(sendAt);
  if (time <= now) refuseFields([{ path: 'sendAt', message: text.past }]);
  if (time.getTime() - now.getTime() > MAX_NOTICE_DAYS_AHEAD * DAY_MS)
    refuseFields([{ path: 'sendAt', message: text.tooFar }]);
  return time;
}

/** Somebody whose page went wild fills nobody's bell. */
async function checkPace({ tenantId, now }: Unit, transaction: Transaction): Promise<void> {
  const sent = await transaction.first(countSince(tenantId, new Date(now.getTime() - HOUR_MS)));
  if (sent!.count >= NOTICES_AN_HOUR) refuse('tooManyRequests', { retryAfter: HOUR_MS / 1000 });
}

const startJob = ({ services, tenant }: Unit, transaction: Transaction) =>
  services.jobs.send(transaction, NOTICE_JOB, { tenantUri: tenant.uri }, null);

/** Sends a notice, or schedules it. A draft that was sent already is answered as it was sent. */
export function sendNotice(unit: Unit, given: Sent): Promise<Notice> {
  const { tenantId } = unit;
  return unit.write(async (transaction) => {
    const before = await transaction.first(findByKey(unit, given.noticeKey));
    if (before) {
      unit.record(transaction, { action: 'notice', before: {}, after: {} });
      return noticeIn(unit, transaction, before.notice_sequence);
    }
    await checkPace(unit, transaction);
    const sendAt = sendingTime(unit, given.sendAt);
    const bannerUntil = bannerEnd(given, sendAt);
    const clubs = await transaction.rows(listClubsOf(tenantId, given.audience.clubSequences));
    if (clubs.length < new Set(given.audience.clubSequences).size)
      refuseFields([{ path: 'audience.clubSequences', message: text.noClub }]);
    const notice = { ...given, bannerUntil, sendAt, status: 'SCHEDULED', isTrial: false } as const;
    const inserted = await transaction.first(insertNotice(unit, notice));
    // Of two at once the second waited for the first, and finds its notice.
    const sent = inserted ?? (await transaction.first(findByKey(unit, given.noticeKey)));
    unit.record(transaction, {
      action: 'notice',
      before: {},
      after: inserted
        ? {
            noticeTitle: given.title,
            noticeAudience: audienceNames(
              given.audience,
              clubs.map(({ club_name }) => club_name),
            ),
            noticeWays: [...given.ways],
            sendAt: sendAt.toISOString(),
            bannerUntil: bannerUntil?.toISOString() ?? null,
          }
        : {},
    });
    if (given.sendAt === null) await startJob(unit, transaction);
    return noticeIn(unit, transaction, sent!.notice_sequence);
  });
}

/** Sends a notice to its writer alone, through everything that it would go through. */
export function tryNotice(unit: Unit, given: Tried): Promise<null> {
  return unit.write(async (transaction) => {
    await checkPace(unit, transaction);
    const { now: sendAt } = unit;
    const trial = { ...given, audience: EVERYBODY, sendAt, status: 'SENDING', isTrial: true } as const;
    const bannerUntil = bannerEnd(given, sendAt);
    const made = await transaction.first(insertNotice(unit, { ...trial, bannerUntil, noticeKey: uuidv7() }));
    await transaction.change(addSenderAlone(unit.tenantId, made!.notice_sequence));
    unit.record(transaction, {
      action: 'noticeTrial',
      before: { noticeTitle: null },
      after: { noticeTitle: given.title, noticeWays: [...given.ways] },
    });
    await startJob(unit, transaction);
    return null;
  });
}
