import { noticeSender } from '@dure/contract/clubs/notices/notice-labels.text';
import { sql } from 'kysely';
import { build } from '../../src/kernel/database/build.ts';
import type { Part } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';
import { storyUuid } from '../story-time.ts';
import { NOTICES, type NoticeContent } from './notices.content.ts';

const HOUR = 60;
const BANNER_DAYS = 6;
/** For whom the banner stands: everybody else has put it away. */
const KEEPS_BANNER = 'member6';

const roleOf = { USER: 'ROLE_USER', INSTRUCTOR: 'ROLE_INSTRUCTOR', MANAGER: 'ROLE_MANAGER' } as const;

/** What the organisation told its members, who opened it, and what is still to come. */
export const seedNotices: Part = async ({ transaction, tenant, at }) => {
  const { tenantId } = transaction;
  const textArray = (values: readonly string[]) => sql<string[]>`${[...values]}::text[]`;
  const readersOf = ({ roles }: NoticeContent) =>
    tenant.people.filter(({ role }) => roles.length === 0 || roles.includes(roleOf[role]));
  for (const one of NOTICES) {
    const isSent = one.state === 'SENT';
    const sendAt = at(one.day, one.hour * HOUR);
    const hasBanner = one.ways.includes('BANNER');
    const readers = isSent ? readersOf(one) : [];
    const people = readers.map(({ key }, index) => {
      const keeps = key === KEEPS_BANNER;
      const isRead = !keeps && (index * 3) % 10 < one.readOfTen;
      return {
        memberId: memberIdOf(tenant, key),
        keeps,
        readAt: isRead ? at(one.day, (one.hour + 1) * HOUR + index) : null,
      };
    });
    const made = await transaction.first(
      build
        .insertInto('notices')
        .values({
          tenant_id: tenantId,
          title: one.title,
          body: one.text,
          roles: textArray(one.roles),
          member_types: textArray([]),
          organization_codes: textArray([]),
          club_sequences: sql<number[]>`'{}'::bigint[]`,
          in_bell: one.ways.includes('BELL'),
          by_mail: one.ways.includes('MAIL'),
          banner_until: hasBanner ? at(BANNER_DAYS) : null,
          status: one.state,
          send_at: sendAt,
          is_trial: false,
          sender_id: memberIdOf(tenant, 'manager'),
          notice_key: storyUuid(`${tenant.uri}/notice/${one.title}`),
          created_at: at(Math.min(one.day, 0) - 1, one.hour * HOUR),
          recipient_count: isSent ? people.length : null,
          read_count: people.filter(({ readAt }) => readAt !== null).length,
        })
        .returning('notice_sequence'),
    );
    if (people.length === 0) continue;
    const notice = made!.notice_sequence;
    await transaction.change(
      build.insertInto('notice_recipients').values(
        people.map(({ memberId, keeps, readAt }) => ({
          tenant_id: tenantId,
          notice_sequence: notice,
          member_id: memberId,
          in_bell: true,
          awaits_telling: false,
          awaits_mail: false,
          has_banner: hasBanner && keeps,
          read_at: readAt,
        })),
      ),
    );
    const detail = { notice, title: one.title, sender: noticeSender(tenant.name), isMailed: 1 };
    await transaction.change(
      build.insertInto('notifications').values(
        people.map(({ memberId, keeps, readAt }) => ({
          tenant_id: tenantId,
          member_id: memberId,
          kind: 'notice',
          detail: JSON.stringify(detail),
          created_at: sendAt,
          checked_at: hasBanner && keeps ? null : (readAt ?? at(one.day, (one.hour + 3) * HOUR)),
        })),
      ),
    );
  }
};
