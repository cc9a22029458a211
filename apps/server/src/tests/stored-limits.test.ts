import { AI_GRADING_MODES } from '@dure/contract/assistance/ai-proof/ai-proof.endpoints';
import { WRITING_KINDS } from '@dure/contract/authoring/ai-writing/ai-writing-limits';
import { AI_ENGINES, AI_PROTOCOLS } from '@dure/contract/assistance/ai/ai-purposes';
import { MAX_COMPREHENSION } from '@dure/contract/answering/answers/answer-limits';
import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { GRADERS } from '@dure/contract/answering/answers/answers.views';
import { MAX_ORGANIZATION_CODES } from '@dure/contract/tenancy/accounts/account-limits';
import { INVITATION_STATES } from '@dure/contract/clubs/invitations/invitation-states';
import { MEMBER_ROLES } from '@dure/contract/tenancy/accounts/member-roles';
import { CONSENT_KINDS } from '@dure/contract/tenancy/accounts/consents';
import { OFFICIAL_GRADING } from '@dure/contract/clubs/clubs/club-choices';
import {
  MAX_CAPACITY,
  MAX_PARTICIPATION_CODE_LENGTH,
  MAX_STUDIES,
  MAX_WEEKS,
  MIN_PARTICIPATION_CODE_LENGTH,
} from '@dure/contract/clubs/clubs/club-limits';
import { CLUB_STATUS } from '@dure/contract/clubs/clubs/club-status';
import { CLUB_TYPE } from '@dure/contract/codes/club-type';
import { CONTENT_UNITS, READING_STATES } from '@dure/contract/authoring/contents/reading';
import { ACTION_KINDS } from '@dure/contract/grading/grading/grading-actions.endpoints';
import { MAX_SHARE } from '@dure/contract/grading/grading/grading-limits';
import { SPLIT_KINDS } from '@dure/contract/grading/grading/grading-split';
import { ANSWER_STATES } from '@dure/contract/lectures/lecture-assistant/assistant-states';
import { ASSISTANT_SCOPES, ASSISTANT_TONES } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
import { MAX_DAILY_QUESTIONS } from '@dure/contract/lectures/lecture-clubs/lecture-club-limits';
import { QUESTION_STATUSES } from '@dure/contract/lectures/lecture-questions/question-status';
import { DIGESTS, NOTIFICATION_WAYS } from '@dure/contract/notification-kinds';
import { OPERATOR_LIMITS } from '@dure/contract/platform/operator/operator-limits';
import { NOTICE_STATES } from '@dure/contract/clubs/notices/notice-states';
import { MONTHS_A_YEAR } from '@dure/contract/people/resume-stories/resume-limits';
import { CARD_TYPES, PAYMENT_TYPE } from '@dure/contract/publishing/posts/post-codes';
import {
  ESTABLISHMENT_STATUS,
  ESTABLISHMENT_TYPE,
  PARTICIPANT_STATUSES,
  PLACE_TYPE,
  SEMINAR_STATUS,
} from '@dure/contract/publishing/codes/seminar-codes';
import { MENTOR_TYPES } from '@dure/contract/publishing/mentors/mentor-codes';
import { POINT_KINDS } from '@dure/contract/people/points/point-kinds';
import { MAX_SCORE } from '@dure/contract/limits/quiz-limits';
import { QUIZ_STATUSES } from '@dure/contract/authoring/quizzes/quiz-status';
import { MAX_RECALL, RECALL_RATINGS } from '@dure/contract/answering/recalls/ratings';
import { REPLY_STATUS } from '@dure/contract/answering/replies/reply-status';
import { LOGIN_NAME_TYPES } from '@dure/contract/tenancy/tenants/login-name-type';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startTestServer } from '../testing/server.ts';

/** Checks of the database have landed and are never edited: what they allow is compared with what the contract does. */
interface Check {
  readonly table: string;
  /** As PostgreSQL writes it. */
  readonly rule: string;
}

const MOST = /(?:\b(?:char_length|cardinality)\()?\b([a-z_]+)\)? <= \(?(\d+)\b/g;
const ONE_OF = /\b([a-z_]+) = ANY \(ARRAY\[([^\]]*)\]/g;

/** What the contract allows of a column from above, and the codes that it may hold. */
const LIMITS: Readonly<Record<string, number>> = {
  'answer_grades.grade': MAX_SCORE,
  'resume_grade_proofs.grade': MAX_SCORE,
  'answers.ai_final_grade': MAX_SCORE,
  'answers.comprehension': MAX_COMPREHENSION,
  'answers.official_grade': MAX_SCORE,
  'answers.pre_grade': MAX_SCORE,
  'club_assistants.daily_limit': MAX_DAILY_QUESTIONS,
  'club_quizzes.week': MAX_WEEKS,
  'clubs.capacity': MAX_CAPACITY,
  'clubs.study_count': MAX_STUDIES,
  'clubs.week_count': MAX_WEEKS,
  'grade_reviews.answered_grade': MAX_SCORE,
  'grade_reviews.asked_grade': MAX_SCORE,
  'grading_parts.share': MAX_SHARE,
  'recalls.text': MAX_RECALL,
  'resume_stories.finished_at_month': MONTHS_A_YEAR,
  'resume_stories.started_at_month': MONTHS_A_YEAR,
  'rubric_notes.points': MAX_SCORE,
  'tenants.organization_codes': MAX_ORGANIZATION_CODES,
  'tenants.suspension_note': OPERATOR_LIMITS.suspensionNote,
};
const CODES: Readonly<Record<string, readonly string[]>> = {
  'ai_grading_modes.mode': AI_GRADING_MODES,
  'ai_settings.engine': AI_ENGINES,
  'ai_settings.protocol': AI_PROTOCOLS,
  'ai_writings.kind': WRITING_KINDS,
  'answer_grades.grader': GRADERS,
  'answers.answer_status': Object.values(ANSWER_STATUS),
  'assistant_messages.scope': ASSISTANT_SCOPES,
  'assistant_messages.state': ANSWER_STATES,
  'club_assistants.scope': ASSISTANT_SCOPES,
  'club_assistants.tone': ASSISTANT_TONES,
  'clubs.club_status': Object.values(CLUB_STATUS),
  'clubs.club_type': Object.values(CLUB_TYPE),
  'clubs.official_grading': OFFICIAL_GRADING,
  'consents.kind': CONSENT_KINDS,
  'content_versions.reading_state': READING_STATES,
  'content_versions.unit': CONTENT_UNITS,
  'grading_actions.kind': ACTION_KINDS,
  'grading_parts.kind': SPLIT_KINDS,
  'invitations.role': MEMBER_ROLES,
  // Time alone makes one expire.
  'invitations.status': INVITATION_STATES.filter((state) => state !== 'EXPIRED'),
  'lecture_questions.status': QUESTION_STATUSES,
  'notices.status': NOTICE_STATES,
  'muted_notifications.way': NOTIFICATION_WAYS,
  'notification_times.digest': DIGESTS,
  'point_entries.kind': POINT_KINDS,
  'posts.content_type': CARD_TYPES,
  'seminars.seminar_status': Object.values(SEMINAR_STATUS),
  'seminars.place_type': Object.values(PLACE_TYPE),
  'seminar_establishments.establishment_type': Object.values(ESTABLISHMENT_TYPE),
  'seminar_establishments.regist_status': Object.values(ESTABLISHMENT_STATUS),
  'seminar_participants.participant_status': PARTICIPANT_STATUSES,
  'mentors.mentor_type': MENTOR_TYPES,
  'mentor_wishes.regist_status': Object.values(ESTABLISHMENT_STATUS),
  'posts.payment_type': Object.values(PAYMENT_TYPE),
  'quizzes.quiz_status': QUIZ_STATUSES,
  'recalls.rating': RECALL_RATINGS,
  'replies.reply_status': Object.values(REPLY_STATUS),
  'tenants.login_name_type': LOGIN_NAME_TYPES,
};
/** What no call takes: the server's own states, settings of the installation, and figures that are worked out. */
const OWN = new Set([
  ...['ai_calls.engine', 'ai_writings.state', 'answer_files.step', 'answer_versions.step', 'club_evaluations.state'],
  ...['club_members.membership_status', 'codes.kind', 'files.purpose', 'grading_changes.part', 'members.status'],
  ...['member_evaluations.evaluation_status', 'member_ties.tie', 'tenants.registration_authentication_type'],
  ...['tenants.name', 'tenants.home_url', 'tenants.logo_svg', 'tenants.chatbot_url', 'tenants.login_member_types'],
  ...['ai_evaluations.score', 'answers.keyword_coverage', 'recalls.difficulty'],
]);

/** Where a check allows something else than the contract, or bounds what nobody compares. Sentences, empty where all is well. */
function faultsIn(checks: readonly Check[]): string[] {
  return checks.flatMap(({ table, rule }) => {
    const most = [...rule.matchAll(MOST)]
      .map(([, column, number]) => [`${table}.${column}`, Number(number)] as const)
      .filter(([column, number]) => number > 1 && !OWN.has(column) && LIMITS[column] !== number)
      .map(([column, number]) => `${column} holds ${number} at most, and the contract allows ${LIMITS[column]}`);
    const codes = [...rule.matchAll(ONE_OF)]
      .map(
        ([, column, values = '']) =>
          [`${table}.${column}`, [...values.matchAll(/'([^']*)'/g)].map(([, one]) => one!)] as const,
      )
      // A rule that holds in some states only, such as a draft's, names some of them.
      .filter(
        ([column, some]) =>
          !OWN.has(column) && !(rule.includes(' OR ') && some.every((one) => CODES[column]?.includes(one))),
      )
      .filter(
        ([column, all]) => JSON.stringify([...(CODES[column] ?? [])].toSorted()) !== JSON.stringify(all.toSorted()),
      )
      .map(([column, all]) => `${column} holds ${all.join()}, and the contract has ${CODES[column]?.join()}`);
    return [...most, ...codes];
  });
}

test('what the database allows is what the contract does', async () => {
  const server = await startTestServer();
  const owner = new pg.Client(server.owner);
  await owner.connect();
  const { rows } = await owner
    .query<Check>(
      `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as rule from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace order by 1, 2`,
    )
    .finally(() => owner.end());
  expect(faultsIn(rows)).toEqual([]);
  const compared = new Set(
    rows.flatMap(({ table, rule }) =>
      [...rule.matchAll(MOST), ...rule.matchAll(ONE_OF)].map(([, column]) => `${table}.${column}`),
    ),
  );
  expect([...Object.keys(LIMITS), ...Object.keys(CODES)].filter((column) => !compared.has(column))).toEqual([]);
  const { rule } = rows.find(({ table, rule: one }) => table === 'clubs' && one.includes('participation_code'))!;
  expect(rule).toContain(`{${MIN_PARTICIPATION_CODE_LENGTH},${MAX_PARTICIPATION_CODE_LENGTH}}`);
});

test.each([
  ['another limit', 'clubs', 'CHECK (((week_count >= 1) AND (week_count <= 53)))', 'clubs.week_count holds 53'],
  ['another length', 'recalls', 'CHECK ((char_length(text) <= 2001))', 'recalls.text holds 2001'],
  ['a limit that nobody compares', 'quizzes', 'CHECK ((depth <= 12))', 'quizzes.depth holds 12'],
  ['a code too few', 'clubs', `CHECK ((club_type = ANY (ARRAY['0100'::text])))`, 'clubs.club_type holds 0100'],
])('%s is refused', (_, table, rule, fault) => {
  expect(faultsIn([{ table, rule }])).toEqual([expect.stringContaining(fault)]);
});
