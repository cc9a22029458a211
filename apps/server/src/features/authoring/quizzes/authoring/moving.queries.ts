import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import type { QuizStatus } from '@dure/contract/authoring/quizzes/quiz-status';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';

export const setQuizStatus = (tenantId: string, quizSequence: number, status: QuizStatus, now: Date) =>
  build
    .updateTable('quizzes')
    .set({ quiz_status: status, deleted_at: status === 'DELETED' ? now : null })
    .where('tenant_id', '=', tenantId)
    .where('quiz_sequence', '=', quizSequence);

/** Clubs whose form holds the text of the quiz, held in one order. */
export const lockClubsWith = (tenantId: string, quizSequence: number) =>
  build
    .selectFrom('clubs')
    .select('club_sequence')
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', 'in', (from) =>
      from
        .selectFrom('club_quizzes')
        .select('club_sequence')
        .where('tenant_id', '=', tenantId)
        .where('quiz_sequence', '=', quizSequence),
    )
    .orderBy('club_sequence')
    .forNoKeyUpdate();

/** A form of a club that was opened before is no longer the newest. */
export const bumpClubs = (tenantId: string, sequences: readonly number[]) =>
  build
    .updateTable('clubs')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`club_sequence = any(${sequences}::bigint[])`);

/** Whether a club that is not over has the quiz. */
export const findOpenClub = (tenantId: string, quizSequence: number) =>
  build
    .selectFrom('club_quizzes')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'club_quizzes', 'club_sequence'))
    .select('clubs.club_sequence')
    .where('club_quizzes.tenant_id', '=', tenantId)
    .where('club_quizzes.quiz_sequence', '=', quizSequence)
    .where('clubs.club_status', 'not in', [CLUB_STATUS.cancelled, CLUB_STATUS.finished])
    .limit(1);

/** Drops quizzes that were deleted at this instant or before; those that a club or a copy rests on stay, out of sight. */
export const dropDeleted = (tenantId: string, oldest: Date) =>
  build
    .deleteFrom('quizzes')
    .where('tenant_id', '=', tenantId)
    .where('quiz_status', '=', 'DELETED')
    .where('deleted_at', '<=', oldest)
    .where(
      sql<boolean>`not exists (select from club_quizzes
        where club_quizzes.tenant_id = quizzes.tenant_id and club_quizzes.quiz_sequence = quizzes.quiz_sequence)`,
    )
    .where(
      sql<boolean>`not exists (select from quizzes as copy where copy.tenant_id = quizzes.tenant_id
        and quizzes.quiz_sequence in (copy.source_quiz_sequence, copy.origin_quiz_sequence))`,
    );
