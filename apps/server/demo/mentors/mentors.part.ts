import { ESTABLISHMENT_STATUS } from '@dure/contract/publishing/codes/seminar-codes';
import { sql } from 'kysely';
import { build } from '../../src/kernel/database/build.ts';
import type { Part, SeedContext } from '../part.ts';
import { memberIdOf, nicknameOf } from '../people/people.part.ts';
import { type MentorContent, MENTORS, type WishContent } from './mentors.content.ts';

const HOUR = 60;
const NAMED = -40;
/** Days after which a wish was answered. */
const ANSWERED_AFTER = 2;

/** What a mentor wrote and holds stands among the posts already, as somebody else's. */
async function giveWorks({ transaction, tenant }: SeedContext, { key, wrote, holds }: MentorContent): Promise<void> {
  const { tenantId } = transaction;
  const memberId = memberIdOf(tenant, key);
  for (const words of [...wrote, ...holds]) {
    const [post] = await transaction.rows(
      build
        .updateTable('posts')
        .set({ author_id: memberId })
        .where('tenant_id', '=', tenantId)
        .where('title', 'like', `${words}%`)
        .returning('post_sequence'),
    );
    const ofPost = sql<boolean>`tenant_id = ${tenantId}::uuid and post_sequence = ${post!.post_sequence}::bigint`;
    await transaction.change(build.updateTable('post_versions').set({ written_by: memberId }).where(ofPost));
    await transaction.change(
      build
        .updateTable('seminars')
        .set({ lecturer_name: nicknameOf(tenant, key) })
        .where(ofPost),
    );
    await transaction.change(build.updateTable('seminar_establishments').set({ requested_by: memberId }).where(ofPost));
  }
}

async function insertWish({ transaction, tenant, at }: SeedContext, mentorId: string, wish: WishContent) {
  const status = wish.status ?? ESTABLISHMENT_STATUS.registered;
  const isAnswered = status !== ESTABLISHMENT_STATUS.registered;
  const made = await transaction.first(
    build
      .insertInto('mentor_wishes')
      .values({
        tenant_id: transaction.tenantId,
        mentor_id: mentorId,
        requested_by: memberIdOf(tenant, wish.by),
        wish: wish.wish,
        regist_status: status,
        reason: wish.reason ?? '',
        requested_at: at(wish.day, 10 * HOUR),
        decided_by: isAnswered ? mentorId : null,
        decided_at: isAnswered ? at(wish.day + ANSWERED_AFTER, 12 * HOUR) : null,
      })
      .returning('wish_sequence'),
  );
  const others = tenant.people.filter(({ key, role }) => role === 'USER' && key !== wish.by).map(({ key }) => key);
  const wishing = [wish.by, ...others.slice(wish.wish.length % 9).slice(0, wish.others)];
  await transaction.change(
    build.insertInto('mentor_wish_members').values(
      wishing.map((key, index) => ({
        tenant_id: transaction.tenantId,
        wish_sequence: made!.wish_sequence,
        member_id: memberIdOf(tenant, key),
        joined_at: at(wish.day, 10 * HOUR + index),
      })),
    ),
  );
}

/** Mentors, what they say of themselves, and what people wish for from them; in the tenant whose people they are. */
export const seedMentors: Part = async (seed) => {
  const { transaction, tenant, at } = seed;
  const here = MENTORS.filter(({ key }) => tenant.people.some((person) => person.key === key));
  // Manager and instructor have the same names everywhere, and their story is told in one tenant.
  if (here.length < MENTORS.length) return;
  for (const mentor of here) {
    const memberId = memberIdOf(tenant, mentor.key);
    await transaction.change(
      build.insertInto('mentors').values({
        tenant_id: transaction.tenantId,
        member_id: memberId,
        mentor_type: mentor.type,
        authenticated: mentor.isCertified,
        job_group: mentor.jobGroup,
        job_level: mentor.level,
        introduction: mentor.introduction,
        hours: sql<string[]>`${[...mentor.hours]}::text[]`,
        named_at: at(NAMED),
        named_by: memberIdOf(tenant, 'manager'),
      }),
    );
    await giveWorks(seed, mentor);
    for (const wish of mentor.wishes) await insertWish(seed, memberId, wish);
  }
};
