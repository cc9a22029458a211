import { build } from '../../../kernel/database/build.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

interface Reader {
  readonly tenantId: string;
  readonly memberId: string;
}

/** A notice to somebody, as long as it is kept. */
export const findReceived = ({ tenantId, memberId }: Reader, notice: number) =>
  build
    .selectFrom('notice_recipients')
    .innerJoin('notices', (join) => sameTenant(join, 'notices', 'notice_recipients', 'notice_sequence'))
    .select([
      'notices.notice_sequence',
      'notices.title',
      'notices.body',
      'notices.send_at',
      'notice_recipients.read_at',
    ])
    .where('notice_recipients.tenant_id', '=', tenantId)
    .where('notice_recipients.member_id', '=', memberId)
    .where('notice_recipients.notice_sequence', '=', notice);

const own = ({ tenantId, memberId }: Reader, notice: number) =>
  build
    .updateTable('notice_recipients')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('notice_sequence', '=', notice);

/** The first time counts. */
export const markRead = (reader: Reader, notice: number, now: Date) =>
  own(reader, notice).set({ read_at: now, has_banner: false }).where('read_at', 'is', null);

export const countRead = (tenantId: string, notice: number) =>
  build
    .updateTable('notices')
    .set((row) => ({ read_count: row('read_count', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('notice_sequence', '=', notice);

export const putBannerAway = (reader: Reader, notice: number) => own(reader, notice).set({ has_banner: false });
