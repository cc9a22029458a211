import type { Split } from '@dure/contract/grading/grading/grading-split';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { inTenant, sameTenant } from '../../../../kernel/database/tenant-join.ts';

interface InClub {
  readonly tenantId: string;
  readonly club: number;
}

/** The leader, the instructors, and whoever else graded; each with how many grades are theirs. */
export const findGraders = ({ tenantId, club }: InClub) =>
  build
    .selectFrom(
      sql<{ member_id: string; place: number; graded: number }>`(
        select named.member_id, min(named.place) as place, max(named.graded) as graded from (
          select leader_id as member_id, 0 as place, 0 as graded from clubs
            where tenant_id = ${tenantId} and club_sequence = ${club}
          union all select member_id, 1 + position, 0 from club_instructors
            where tenant_id = ${tenantId} and club_sequence = ${club}
          union all select answer_grades.graded_by, 1000, count(*)::integer from answers
            join answer_grades on answer_grades.tenant_id = answers.tenant_id
              and answer_grades.answer_sequence = answers.answer_sequence and answer_grades.grader = 'INSTRUCTOR'
            where answers.tenant_id = ${tenantId} and answers.club_sequence = ${club}
            group by answer_grades.graded_by
        ) as named group by named.member_id)`.as('grader'),
    )
    .innerJoin('members', (join) =>
      inTenant(join, 'members', tenantId).onRef('members.member_id', '=', 'grader.member_id'),
    )
    .select(['grader.place', 'grader.graded', 'members.member_id', 'members.nickname', 'members.profile_image_key'])
    .orderBy('grader.place')
    .orderBy('members.nickname');
export type GraderRow = RowsOf<ReturnType<typeof findGraders>>[number];

/** What others than the reader look at since that moment. */
export const findLooks = ({ tenantId, club }: InClub, readerId: string, since: Date) =>
  build
    .selectFrom('grading_looks')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'grading_looks', 'member_id'))
    .select([
      'grading_looks.answer_sequence',
      'grading_looks.looked_at',
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
    ])
    .where('grading_looks.tenant_id', '=', tenantId)
    .where('grading_looks.club_sequence', '=', club)
    .where('grading_looks.member_id', '<>', readerId)
    .where('grading_looks.looked_at', '>', since)
    .orderBy('grading_looks.looked_at');
export type LookRow = RowsOf<ReturnType<typeof findLooks>>[number];

export const findParts = ({ tenantId, club }: InClub) =>
  build
    .selectFrom('grading_parts')
    .select(['member_id', 'kind', 'quizzes', 'from_letters', 'share'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .orderBy('position');
export type PartRow = RowsOf<ReturnType<typeof findParts>>[number];

interface Looking extends InClub {
  readonly memberId: string;
}

/** What the grader looked at before. */
export const findOwnLook = ({ tenantId, club, memberId }: Looking) =>
  build
    .selectFrom('grading_looks')
    .select(['answer_sequence', 'looked_at'])
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('member_id', '=', memberId)
    .forUpdate();

/** Keeps what the grader looks at, where it is a submitted answer of the club; answers its sequence. */
export const keepLook = ({ tenantId, club, memberId }: Looking, answerSequence: number, now: Date) =>
  build
    .insertInto('grading_looks')
    .columns(['tenant_id', 'club_sequence', 'member_id', 'answer_sequence', 'looked_at'])
    .expression(
      build
        .selectFrom('answers')
        .select([
          'answers.tenant_id',
          'answers.club_sequence',
          sql<string>`${memberId}::uuid`.as('member_id'),
          'answers.answer_sequence',
          sql<Date>`${now}::timestamptz`.as('looked_at'),
        ])
        .where('answers.tenant_id', '=', tenantId)
        .where('answers.club_sequence', '=', club)
        .where('answers.answer_sequence', '=', answerSequence)
        .where('answers.queue_rank', 'is not', null),
    )
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'club_sequence', 'member_id']).doUpdateSet((row) => ({
        answer_sequence: row.ref('excluded.answer_sequence'),
        looked_at: row.ref('excluded.looked_at'),
      })),
    )
    .returning('answer_sequence');

export const endLook = ({ tenantId, club, memberId }: Looking) =>
  build
    .deleteFrom('grading_looks')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club)
    .where('member_id', '=', memberId);

export const findSplitVersion = ({ tenantId, club }: InClub) =>
  build
    .selectFrom('clubs')
    .select('grading_split_version')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club);

/** Of two who divide at once the second waits, and sees what the first did. */
export const lockClubRow = (of: InClub) => findSplitVersion(of).forNoKeyUpdate();

export const countSplit = ({ tenantId, club }: InClub) =>
  build
    .updateTable('clubs')
    .set(({ eb }) => ({ grading_split_version: eb('grading_split_version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', club);

export const removeParts = ({ tenantId, club }: InClub) =>
  build.deleteFrom('grading_parts').where('tenant_id', '=', tenantId).where('club_sequence', '=', club);

export const keepParts = ({ tenantId, club }: InClub, { kind, parts }: Split) =>
  build.insertInto('grading_parts').values(
    parts.map(({ memberUUID, quizzes, from, share }, position) => ({
      tenant_id: tenantId,
      club_sequence: club,
      member_id: memberUUID,
      kind,
      position,
      quizzes: sql<number[]>`${[...quizzes]}::bigint[]`,
      from_letters: from,
      share,
    })),
  );
