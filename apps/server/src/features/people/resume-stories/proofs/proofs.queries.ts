import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { MAX_RESUME_CLUBS } from '@dure/contract/people/resume-stories/resume-limits';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { isHeld } from '../../../clubs/quiz-access/quiz-access.public.ts';
import type { OfResume } from '../resume-stories.queries.ts';
import type { ClubRecord } from './club-record.ts';

const finishedBy = ({ tenantId, memberId }: OfResume) =>
  build
    .selectFrom('club_members')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_members', 'club_sequence'))
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.member_id', '=', memberId)
    .where('club_members.membership_status', '=', 'MEMBER')
    .where('clubs.club_status', '=', CLUB_STATUS.finished);

/** Clubs that the member went through to the end, the latest first. */
export const listFinishedClubs = (of: OfResume) =>
  finishedBy(of)
    .select([
      'clubs.club_sequence',
      'clubs.club_name',
      'clubs.ai_grading',
      'clubs.official_grading',
      'clubs.job_groups',
      'clubs.job_levels',
      sql<Date>`coalesce((select max(happened_at) from club_transitions
        where club_transitions.tenant_id = clubs.tenant_id and club_transitions.club_sequence = clubs.club_sequence
          and club_transitions.to_status = ${CLUB_STATUS.finished}), clubs.end_at, clubs.updated_at)`.as('finished_at'),
    ])
    .orderBy('finished_at', 'desc')
    .orderBy('clubs.club_sequence', 'desc')
    .limit(MAX_RESUME_CLUBS);

/** Final answers in these clubs, with the grades that were released. */
export const listRecordedAnswers = (of: OfResume) =>
  finishedBy(of)
    .innerJoin('club_quizzes', (join) =>
      sameTenant(join, 'club_quizzes', 'clubs', 'club_sequence').on('club_quizzes.published', '=', true),
    )
    .innerJoin('answers', (join) =>
      sameTenant(join, 'answers', 'club_quizzes', ['club_sequence', 'quiz_sequence'])
        .on('answers.member_id', '=', of.memberId)
        .on('answers.answer_status', '=', ANSWER_STATUS.final),
    )
    .select([
      'answers.club_sequence',
      sql<number | null>`case when not ${isHeld()} then answers.pre_grade end`.as('pre_grade'),
      sql<number | null>`case when not ${isHeld()} then answers.ai_final_grade end`.as('ai_final_grade'),
      sql<number | null>`case when not ${isHeld()} then answers.official_grade end`.as('final_grade'),
    ]);

export const listProofs = ({ tenantId, memberId }: OfResume) =>
  build
    .selectFrom('resume_proofs')
    .select(['club_sequence', 'club_name', 'finished_at', 'final_count', 'average_grade', 'growth', 'consented_at'])
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId);

const keptOf = (record: ClubRecord) => ({
  club_name: record.clubName,
  finished_at: record.finishedAt,
  final_count: record.finalCount,
  average_grade: record.averageGrade,
  growth: record.growth,
});

/** Keeps what the records say now as what the member consents to. */
export const putProof = ({ tenantId, memberId }: OfResume, record: ClubRecord, now: Date) =>
  build
    .insertInto('resume_proofs')
    .values({
      tenant_id: tenantId,
      member_id: memberId,
      club_sequence: record.clubSequence,
      consented_at: now,
      ...keptOf(record),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'member_id', 'club_sequence'])
        .doUpdateSet({ ...keptOf(record), consented_at: now }),
    );

export const deleteProof = ({ tenantId, memberId }: OfResume, clubSequence: number) =>
  build
    .deleteFrom('resume_proofs')
    .where('tenant_id', '=', tenantId)
    .where('member_id', '=', memberId)
    .where('club_sequence', '=', clubSequence);
