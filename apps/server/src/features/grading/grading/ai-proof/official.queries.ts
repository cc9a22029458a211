import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { sql } from 'kysely';
import { build } from '../../../../kernel/database/build.ts';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { prepare } from '../../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../../kernel/database/tenant-join.ts';
import { answersRead, type ByModel } from './proof.queries.ts';

/** Quizzes of running clubs in which what AI is sure of counts. */
export const listOfficialQuizzes = prepare(({ tenantId }: { readonly tenantId: string }) =>
  build
    .selectFrom('ai_grading_modes as decided')
    .innerJoin('clubs', (join) => sameTenant(join, 'clubs', 'decided', 'club_sequence'))
    .select([
      'decided.club_sequence as club',
      'decided.quiz_sequence as quiz',
      'decided.confidence',
      'decided.model',
      'decided.decided_by',
    ])
    .where('decided.tenant_id', '=', tenantId)
    .where('decided.mode', '=', 'OFFICIAL')
    .where('clubs.club_status', '=', CLUB_STATUS.running),
);

/**
 * Answers to a quiz that no instructor has graded, with what the model found of them and AI's official grade. Those that
 * their author can still revise are not among them: a grade would tell them how to.
 */
export const listUngraded = prepare((given: ByModel & { readonly now: Date }) =>
  answersRead(given)
    .innerJoin('club_quizzes', (join) =>
      sameTenant(join, 'club_quizzes', 'answers', ['club_sequence', 'quiz_sequence']),
    )
    .leftJoin('answer_grades as official', (join) =>
      sameTenant(join, 'official', 'answers', 'answer_sequence').on('official.grader', '=', 'AI'),
    )
    .select('official.grade as official_grade')
    .where('given.grade', 'is', null)
    .where((row) =>
      row.or([row('club_quizzes.deadline_at', 'is', null), row('club_quizzes.deadline_at', '<=', given.now)]),
    ),
);
export type UngradedRow = RowsOf<ReturnType<typeof listUngraded>>[number];

export const withdrawGrades = (tenantId: string, sequences: readonly number[]) =>
  build
    .deleteFrom('answer_grades')
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`answer_sequence = any(${sequences}::bigint[])`)
    .where('grader', '=', 'AI');
