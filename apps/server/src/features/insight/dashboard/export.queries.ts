import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { build } from '../../../kernel/database/build.ts';
import { prepareShapes } from '../../../kernel/database/prepare.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';

/** A stretch of a list: what comes after a member, in the order of their ids. */
export interface Stretch {
  readonly tenantId: string;
  readonly club: number;
  /** Null from the beginning. */
  readonly after: string | null;
  readonly limit: number;
}
interface OfQuiz extends Stretch {
  readonly quiz: number;
}

export const exportMembers = prepareShapes([], ({ tenantId, club, after, limit }: Stretch) =>
  build
    .selectFrom('club_members')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'club_members', 'member_id'))
    .select([
      'members.member_id',
      'members.nickname',
      'club_members.joined_at',
      'club_members.submitted_count',
      'club_members.final_count',
      'club_members.on_time_count',
      'club_members.grade_count',
      'club_members.grade_sum',
    ])
    .where('club_members.tenant_id', '=', tenantId)
    .where('club_members.club_sequence', '=', club)
    .where('club_members.membership_status', '=', 'MEMBER')
    .$if(after !== null, (query) => query.where('club_members.member_id', '>', after!))
    .orderBy('club_members.member_id')
    .limit(limit),
);

/** Submitted answers to a quiz: drafts are nobody's but their author's. */
export const exportAnswers = prepareShapes([], ({ tenantId, club, quiz, after, limit }: OfQuiz) =>
  build
    .selectFrom('answers')
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
    .select([
      'members.member_id',
      'members.nickname',
      'answers.answer_status',
      'answers.pre_text',
      'answers.pre_submitted_at',
      'answers.final_text',
      'answers.final_submitted_at',
      'answers.comprehension',
      'answers.official_grade',
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.quiz_sequence', '=', quiz)
    .where('answers.answer_status', '<>', ANSWER_STATUS.preDraft)
    .$if(after !== null, (query) => query.where('answers.member_id', '>', after!))
    .orderBy('answers.member_id')
    .limit(limit),
);

/** Grades of a stretch of the answers to a quiz; up to three of each. */
export const exportGrades = prepareShapes([], ({ tenantId, club, quiz, after, limit }: OfQuiz) =>
  build
    .selectFrom((row) =>
      row
        .selectFrom('answers')
        .select(['tenant_id', 'answer_sequence', 'member_id'])
        .where('tenant_id', '=', tenantId)
        .where('club_sequence', '=', club)
        .where('quiz_sequence', '=', quiz)
        .$if(after !== null, (query) => query.where('member_id', '>', after!))
        .orderBy('member_id')
        .limit(limit)
        .as('some'),
    )
    .innerJoin('members', (join) => sameTenant(join, 'members', 'some', 'member_id'))
    .leftJoin('answer_grades', (join) => sameTenant(join, 'answer_grades', 'some', 'answer_sequence'))
    .leftJoin('members as graders', (join) => sameTenant(join, 'graders', 'answer_grades', { member_id: 'graded_by' }))
    .select([
      'members.member_id',
      'members.nickname',
      'answer_grades.grader',
      'answer_grades.grade',
      'answer_grades.note',
      'answer_grades.graded_at',
      'graders.nickname as graded_by',
    ])
    .orderBy('some.member_id')
    .orderBy('answer_grades.grader'),
);
