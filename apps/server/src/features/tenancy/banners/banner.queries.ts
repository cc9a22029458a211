import { build } from '../../../kernel/database/build.ts';
import { prepare } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

interface Reader {
  readonly tenantId: string;
  readonly memberId: string;
  readonly now: Date;
}

/** The newest notice whose banner stands for somebody: they neither put it away nor opened the notice. */
export const findBanner = prepare(({ tenantId, memberId, now }: Reader) =>
  build
    .selectFrom('notice_recipients')
    .innerJoin('notices', (join) => sameTenant(join, 'notices', 'notice_recipients', 'notice_sequence'))
    .select(['notices.notice_sequence', 'notices.title'])
    .where('notice_recipients.tenant_id', '=', tenantId)
    .where('notice_recipients.member_id', '=', memberId)
    .where('notice_recipients.has_banner', '=', true)
    .where('notices.banner_until', '>', now)
    .orderBy('notice_recipients.notice_sequence', 'desc')
    .limit(1),
);
