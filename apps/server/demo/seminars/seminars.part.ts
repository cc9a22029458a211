import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import {
  ESTABLISHMENT_STATUS,
  establishmentTypeOf,
  SEMINAR_STATUS,
} from '@dure/contract/publishing/codes/seminar-codes';
import { PAYMENT_TYPE } from '@dure/contract/publishing/posts/post-codes';
import { sql } from 'kysely';
import { build } from '../../src/kernel/database/build.ts';
import { searchText } from '../../src/kernel/database/search.ts';
import type { PersonKey } from '../people/people.content.ts';
import type { Part, SeedContext } from '../part.ts';
import { memberIdOf, nicknameOf } from '../people/people.part.ts';
import { SEMINARS, type SeminarContent } from './seminars.content.ts';

const HOUR = 60;
const textArray = (values: readonly string[]) => sql<string[]>`${[...values]}::text[]`;
/** Days before it is held at which a seminar was asked for and opened. */
const [ASKED, OPENED] = [20, 18];
/** Of who came to what was held, every fourth stayed away. */
const STAYS_AWAY = 4;
const BANNER_DAYS = 5;

/** What is given once the seminar stands among the posts. */
async function insertPost({ transaction, tenant, at }: SeedContext, seminar: SeminarContent): Promise<number> {
  const isPlan = seminar.status === SEMINAR_STATUS.planned;
  const writtenAt = at(Math.min(seminar.day - ASKED, -1));
  const post = await transaction.first(
    build
      .insertInto('posts')
      .values({
        tenant_id: transaction.tenantId,
        content_type: seminar.type,
        title: seminar.title,
        description: seminar.description,
        body: seminar.text,
        provider: tenant.name,
        payment_type: seminar.price > 0 ? PAYMENT_TYPE.paid : PAYMENT_TYPE.free,
        price: seminar.price,
        job_levels: textArray(seminar.levels),
        job_groups: textArray(seminar.jobGroups),
        keywords: textArray(seminar.keywords),
        published_at: isPlan ? null : at(Math.min(seminar.day - OPENED, -1), HOUR),
        author_id: memberIdOf(tenant, 'instructor'),
        created_at: writtenAt,
        updated_at: writtenAt,
        search_text: searchText(seminar.title, seminar.description, tenant.name, ...seminar.keywords),
      })
      .returning('post_sequence'),
  );
  return post!.post_sequence;
}

async function insertApplications(
  { transaction, tenant, at }: SeedContext,
  seminar: SeminarContent,
  postSequence: number,
  people: readonly PersonKey[],
): Promise<void> {
  const isHeld = seminar.status === SEMINAR_STATUS.held;
  const since = Math.min(seminar.day - OPENED, -1);
  for (const [index, key] of people.entries()) {
    const joins = index < seminar.capacity;
    await transaction.change(
      build.insertInto('seminar_participants').values({
        tenant_id: transaction.tenantId,
        post_sequence: postSequence,
        member_id: memberIdOf(tenant, key),
        participant_status: joins ? 'JOINED' : 'WAITING',
        applied_at: at(since, 2 * HOUR + index),
        attended: isHeld && joins ? (index + 1) % STAYS_AWAY !== 0 : null,
      }),
    );
  }
}

async function seedSeminar(seed: SeedContext, seminar: SeminarContent): Promise<void> {
  const { transaction, tenant, at } = seed;
  const { tenantId } = transaction;
  const holder = memberIdOf(tenant, 'instructor');
  const people = tenant.people.filter(({ role }) => role === 'USER').map(({ key }) => key);
  const applied = [...people.slice(seminar.from), ...people.slice(0, seminar.from)].slice(0, seminar.applied);
  const postSequence = await insertPost(seed, seminar);
  const row = { tenant_id: tenantId, post_sequence: postSequence };
  await transaction.change(
    build.insertInto('post_versions').values({
      ...row,
      version_no: 1,
      title: seminar.title,
      description: seminar.description,
      body: seminar.text,
      written_by: holder,
      written_at: at(Math.min(seminar.day - ASKED, -1)),
    }),
  );
  const isPlan = seminar.status === SEMINAR_STATUS.planned;
  const isHeld = seminar.status === SEMINAR_STATUS.held;
  const opens = at(-1);
  await transaction.change(
    build.insertInto('seminars').values({
      ...row,
      seminar_status: seminar.status,
      status_reason: seminar.reason ?? '',
      start_at: at(seminar.day, seminar.hour * HOUR),
      end_at: at(seminar.day, (seminar.hour + seminar.hours) * HOUR),
      place_type: seminar.placeType,
      place: seminar.place,
      lecturer_name: nicknameOf(tenant, 'instructor'),
      capacity: seminar.capacity,
      participant_count: Math.min(applied.length, seminar.capacity),
      reminded_at: isHeld ? at(seminar.day - 1) : null,
      banner_position: seminar.banner ?? null,
      banner_from: seminar.banner === undefined ? null : opens,
      banner_until: seminar.banner === undefined ? null : at(BANNER_DAYS),
      word: seminar.word ?? '',
      word_at: seminar.word === undefined ? null : at(seminar.day + 1, HOUR),
      word_post_sequence:
        seminar.leadsTo === undefined
          ? null
          : sql<number>`(select post_sequence from posts where tenant_id = ${tenantId}::uuid and content_type = ${CONTENT_TYPE.article}
              and published_at <= ${at(0)}::timestamptz and title like ${`%${seminar.leadsTo}%`} order by post_sequence limit 1)`,
    }),
  );
  await transaction.change(
    build.insertInto('seminar_establishments').values({
      tenant_id: tenantId,
      post_sequence: postSequence,
      requested_by: holder,
      establishment_type: establishmentTypeOf(seminar.type),
      regist_status: isPlan ? ESTABLISHMENT_STATUS.registered : ESTABLISHMENT_STATUS.opened,
      requested_at: at(Math.min(seminar.day - ASKED, -1), HOUR),
      decided_by: isPlan ? null : memberIdOf(tenant, 'manager'),
      decided_at: isPlan ? null : at(Math.min(seminar.day - OPENED, -1), HOUR),
    }),
  );
  await insertApplications(seed, seminar, postSequence, applied);
}

/** Seminars in every state, who applied to them, and what was said after one. */
export const seedSeminars: Part = async (seed) => {
  for (const seminar of SEMINARS) await seedSeminar(seed, seminar);
};
