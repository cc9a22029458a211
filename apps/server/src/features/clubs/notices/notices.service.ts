import type * as endpoints from '@dure/contract/clubs/notices/notices.endpoints';
import type { Notice, NoticeReach, NoticeSort } from '@dure/contract/clubs/notices/notices.endpoints';
import type { z } from 'zod';
import type { Transaction } from '../../../kernel/database/database.ts';
import type { PageOf } from '../../../kernel/database/page.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { countReaders } from './audience.queries.ts';
import * as queries from './notices.queries.ts';
import { noticeView } from './notices.view.ts';

type Readers = z.output<(typeof endpoints.countNoticeReaders)['query']>;

/** How many a notice would reach now. */
export async function countNoticeReaders(unit: Unit, readers: Readers): Promise<NoticeReach> {
  const [[counted]] = await unit.read(countReaders(unit.tenantId, readers));
  const { mail_off: mailOff, ...reach } = counted!;
  return { ...reach, mailOff };
}

/** Notices of the organisation, trials left out. */
export async function listNotices(unit: Unit, query: queries.NoticeFilter & PageOf & { readonly sort: NoticeSort }) {
  const { tenantId, now } = unit;
  const [rows, [count]] = await unit.read(
    queries.listNoticeRows(tenantId, query, now, query),
    queries.countNotices(tenantId, query, now),
  );
  return { contents: rows.map((row) => noticeView(row, now)), totalElements: count!.count };
}

export async function getNotice(unit: Unit, notice: number): Promise<Notice> {
  const row = await unit.first(queries.findNotice(unit.tenantId, notice, unit.now));
  return row ? noticeView(row, unit.now) : refuse('notFound');
}

/** The notice in a transaction; unknown ones do not exist. */
export async function noticeIn({ tenantId, now }: Unit, transaction: Transaction, notice: number): Promise<Notice> {
  const row = await transaction.first(queries.findNotice(tenantId, notice, now));
  return row ? noticeView(row, now) : refuse('notFound');
}

/** Until its time it is sent to nobody any more. */
export function cancelNotice(unit: Unit, notice: number): Promise<Notice> {
  return unit.write(async (transaction) => {
    const before = await noticeIn(unit, transaction, notice);
    const changed = await transaction.change(queries.cancelScheduled(unit.tenantId, notice, unit.now));
    if (changed === 0 && before.state !== 'CANCELLED') refuse('noticeSent');
    unit.record(transaction, {
      action: 'noticeSchedule',
      before: { noticeTitle: changed > 0 ? before.title : null },
      after: { noticeTitle: null },
    });
    return noticeIn(unit, transaction, notice);
  });
}

/** Its banner stands for nobody any more; open pages hear of it when they ask the next time. */
export function endNoticeBanner(unit: Unit, notice: number): Promise<Notice> {
  return unit.write(async (transaction) => {
    const before = await noticeIn(unit, transaction, notice);
    await transaction.change(queries.endBanner(unit.tenantId, notice, unit.now));
    const after = await noticeIn(unit, transaction, notice);
    unit.record(transaction, {
      action: 'noticeBanner',
      before: { bannerUntil: before.bannerUntil },
      after: { bannerUntil: after.bannerUntil },
    });
    return after;
  });
}
