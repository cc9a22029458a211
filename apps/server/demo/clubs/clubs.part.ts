import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { build } from '../../src/kernel/database/build.ts';
import type { Transaction } from '../../src/kernel/database/database.ts';
import { shapeColumns } from '../../src/features/tenancy/files/files.public.ts';
import { clubHistory } from './club-history.ts';
import type { ClubContent } from './clubs.content.ts';
import type { TenantContent } from '../tenants/tenants.content.ts';
import type { Cover } from './covers.ts';
import { memberIdOf, nicknameOf } from '../people/people.part.ts';
import type { Part } from '../part.ts';
import { textArray } from '../rows.ts';
import { endOfDay, type At } from '../story-time.ts';

/** A draft's participation code is made when it is submitted. */
const CODELESS = new Set(['0000']);

async function insertCover(transaction: Transaction, club: ClubContent, tenant: TenantContent, cover: Cover, at: At) {
  const fileKey = cover.fileKey;
  await transaction.change(
    build
      .insertInto('files')
      .values({
        tenant_id: transaction.tenantId,
        file_key: fileKey,
        purpose: 'CLUB_IMAGE',
        name: 'cover.webp',
        content_type: 'image/webp',
        byte_size: cover.byteSize,
        ...shapeColumns(cover.shape),
        owner_id: memberIdOf(tenant, club.leader),
        created_at: at(-60),
      })
      .onConflict((conflict) => conflict.doNothing()),
  );
  return fileKey;
}

async function insertClub(
  transaction: Transaction,
  tenant: TenantContent,
  club: ClubContent,
  covers: readonly Cover[],
  at: At,
) {
  const leaderId = memberIdOf(tenant, club.leader);
  const cover = club.cover === undefined ? undefined : covers[club.cover];
  const imageKey = cover ? await insertCover(transaction, club, tenant, cover, at) : null;
  const row = await transaction.first(
    build
      .insertInto('clubs')
      .values({
        tenant_id: transaction.tenantId,
        club_type: club.lecture ? CLUB_TYPE.lecture : CLUB_TYPE.quiz,
        club_status: club.status,
        creator_id: leaderId,
        leader_id: leaderId,
        club_name: club.name,
        search_text: `${club.name} ${nicknameOf(tenant, club.leader)}`.normalize('NFC').toLowerCase(),
        tagline: club.tagline ?? '',
        description: club.description,
        image_key: imageKey,
        start_at: at(club.startDay),
        end_at: endOfDay(at, club.endDay),
        recruit_start_at: club.recruitFromDay === undefined ? null : at(club.recruitFromDay),
        recruit_end_at: club.recruitToDay === undefined ? null : endOfDay(at, club.recruitToDay),
        study_cycle: textArray(club.studyCycle),
        week_count: club.weekCount,
        study_count: Math.max(1, (club.lecture?.studies ?? club.quizzes).length),
        capacity: club.capacity,
        job_groups: textArray(club.jobGroups),
        jobs: textArray(club.jobs),
        job_levels: textArray(club.jobLevels),
        tags: textArray(club.tags),
        is_public: club.isPublic,
        self_grading: club.selfGrading,
        ai_grading: club.aiGrading ?? false,
        official_grading: club.officialGrading,
        anonymous: club.anonymous,
        participation_code: CODELESS.has(club.status) ? null : club.participationCode,
        member_count: club.members.length,
        created_at: at(Math.min(-1, (club.recruitFromDay ?? club.startDay) - 7)),
        updated_at: at(-1),
      })
      .returning('club_sequence'),
  );
  return row!.club_sequence;
}

async function insertPeople(
  transaction: Transaction,
  tenant: TenantContent,
  club: ClubContent,
  clubSequence: number,
  at: At,
) {
  const keys = { tenant_id: transaction.tenantId, club_sequence: clubSequence };
  const joinedAt = (index: number) => at(Math.min(-2, (club.recruitFromDay ?? club.startDay) + 1), 540 + index * 17);
  const rows = [
    ...club.members.map((key, index) => ({
      ...keys,
      member_id: memberIdOf(tenant, key),
      membership_status: 'MEMBER',
      requested_at: joinedAt(index),
      joined_at: joinedAt(index),
    })),
    ...club.pending.map(({ person, message }, index) => ({
      ...keys,
      member_id: memberIdOf(tenant, person),
      membership_status: 'PENDING',
      message,
      requested_at: at(-1, 600 + index * 31),
    })),
    ...(club.former ?? []).map(({ person, status, message = '', reason = null }, index) => ({
      ...keys,
      member_id: memberIdOf(tenant, person),
      membership_status: status,
      message,
      reason,
      requested_at: joinedAt(index),
      joined_at: status === 'REJECTED' ? null : joinedAt(index),
      decided_by: memberIdOf(tenant, status === 'LEFT' ? person : club.leader),
      decided_at: at(-2, 700 + index * 23),
    })),
  ];
  if (rows.length > 0) await transaction.change(build.insertInto('club_members').values(rows));
  const instructors = club.instructors.map((key, position) => ({
    ...keys,
    member_id: memberIdOf(tenant, key),
    position,
  }));
  if (instructors.length > 0) await transaction.change(build.insertInto('club_instructors').values(instructors));
}

/** The clubs of the tenant with their history and people. */
export const seedClubs: Part = async ({ transaction, tenant, covers, at, sequences }) => {
  // Lists show the newest first, and the story begins with what is most worth seeing.
  for (const club of tenant.clubs.toReversed()) {
    const clubSequence = await insertClub(transaction, tenant, club, covers, at);
    sequences.set(club.key, clubSequence);
    await insertPeople(transaction, tenant, club, clubSequence, at);
    const history = clubHistory(tenant, club, at);
    if (history.length === 0) continue;
    await transaction.change(
      build
        .insertInto('club_transitions')
        .values(history.map((row) => ({ tenant_id: transaction.tenantId, club_sequence: clubSequence, ...row }))),
    );
  }
};
