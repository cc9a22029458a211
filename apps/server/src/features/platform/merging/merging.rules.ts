/**
 * What a merge does with a column that names a member.
 * - `moves`: the row becomes the kept account's; where that one has its like, the row stays.
 * - `joins`: the same, but a row whose like the kept account has is taken out until the way back.
 * - `counted`: kept beside other rows, and counted anew from them.
 * - `stays`: says who did something then, or serves the log-in of the account that goes.
 */
export type MergeRule = 'moves' | 'joins' | 'counted' | 'stays';

/** Every column of the schema that names a member, by table. A new one passes no run until it stands here. */
export const MERGE_RULES: Readonly<Record<string, Readonly<Record<string, MergeRule>>>> = {
  // Who took part, and what they wrote.
  club_members: { member_id: 'moves', decided_by: 'stays' },
  answers: { member_id: 'moves', alias_id: 'stays' },
  member_evaluations: { member_id: 'moves', edited_by: 'stays', read_by: 'stays' },
  club_message_recipients: { member_id: 'moves' },
  replies: { member_id: 'moves', addressee_id: 'moves', hidden_by: 'stays' },
  answer_likes: { member_id: 'joins' },
  one_picks: { member_id: 'joins' },
  content_likes: { member_id: 'joins' },
  post_likes: { member_id: 'joins' },
  post_views: { member_id: 'joins' },
  // Where both take part, both have a place.
  seminar_participants: { member_id: 'moves' },
  mentor_wishes: { mentor_id: 'moves', requested_by: 'moves', decided_by: 'stays' },
  mentor_wish_members: { member_id: 'joins' },
  club_favorites: { member_id: 'joins' },
  study_readings: { member_id: 'moves' },
  study_progress: { member_id: 'counted' },
  lecture_questions: { member_id: 'moves', answered_by: 'stays' },
  lecture_question_wonders: { member_id: 'joins' },
  assistant_messages: { member_id: 'moves' },
  files: { owner_id: 'moves' },
  // Where both have written one, that of the kept account stands.
  resumes: { member_id: 'moves' },
  resume_proofs: { member_id: 'moves' },
  resume_grade_proofs: { member_id: 'moves' },
  // What they made and run.
  clubs: { creator_id: 'moves', leader_id: 'moves' },
  club_instructors: { member_id: 'joins' },
  quizzes: { author_id: 'moves' },
  contents: { author_id: 'moves' },
  posts: { author_id: 'moves' },
  mentors: { member_id: 'moves', named_by: 'stays' },
  club_messages: { sender_id: 'moves' },
  verified_answers: { author_id: 'moves' },
  feedback_templates: { owner_id: 'moves' },
  feedback_drafts: { member_id: 'moves' },
  ai_writings: { member_id: 'moves' },
  grading_looks: { member_id: 'moves' },
  grading_parts: { member_id: 'moves' },
  // What they are told, whom they know, how they come in.
  notifications: { member_id: 'moves', actor_id: 'moves' },
  notice_recipients: { member_id: 'moves' },
  notices: { sender_id: 'stays' },
  member_ties: { member_id: 'joins', other_id: 'joins' },
  calendar_feeds: { member_id: 'moves' },
  oidc_identities: { member_id: 'moves' },
  class_code_people: { member_id: 'moves' },
  invitations: { member_id: 'moves', invited_by: 'stays' },
  // Points follow the rows that earn them.
  point_entries: { member_id: 'counted' },
  point_changes: { member_id: 'counted' },
  monthly_points: { member_id: 'counted' },
  // Settings and log-in of the account that goes. Its passkeys name it, and lead to the sentence of its log-in.
  members: { member_id: 'stays' },
  member_suffixes: { member_id: 'stays' },
  chatbot_uses: { member_id: 'stays' },
  consents: { member_id: 'stays' },
  data_exports: { member_id: 'stays' },
  idempotency_keys: { member_id: 'stays' },
  mails: { member_id: 'stays' },
  muted_notifications: { member_id: 'stays' },
  notification_times: { member_id: 'stays' },
  oidc_logins: { member_id: 'stays' },
  oidc_sessions: { member_id: 'stays' },
  passkeys: { member_id: 'stays' },
  password_resets: { member_id: 'stays' },
  one_time_codes: { member_id: 'stays', created_by: 'stays' },
  address_proofs: { member_id: 'stays' },
  push_devices: { member_id: 'stays' },
  push_messages: { member_id: 'stays' },
  recovery_codes: { member_id: 'stays' },
  sessions: { member_id: 'stays' },
  totp_factors: { member_id: 'stays' },
  // What was done in the name of an account stays said of it.
  ai_grading_modes: { decided_by: 'stays' },
  ai_settings: { changed_by: 'stays' },
  answer_feedback: { written_by: 'stays' },
  answer_grades: { graded_by: 'stays' },
  audit_entries: { member_id: 'stays', changed_by: 'stays' },
  class_codes: { created_by: 'stays' },
  club_evaluations: { requested_by: 'stays' },
  club_submissions: { submitted_by: 'stays' },
  club_transitions: { member_id: 'stays' },
  counted_version_choices: { chosen_by: 'stays' },
  data_looks: { member_id: 'stays', mentor_id: 'stays', seen_by: 'stays' },
  grade_reviews: { answered_by: 'stays' },
  grading_actions: { acted_by: 'stays' },
  invitation_settings: { changed_by: 'stays' },
  member_merges: { kept_id: 'stays', merged_id: 'stays', merged_by: 'stays' },
  oidc_settings: { changed_by: 'stays' },
  point_settings: { changed_by: 'stays' },
  post_versions: { written_by: 'stays' },
  seminar_establishments: { requested_by: 'stays', decided_by: 'stays' },
  retention_settings: { changed_by: 'stays' },
  rubric_note_previews: { asked_by: 'stays' },
  rubric_notes: { changed_by: 'stays' },
  security_settings: { changed_by: 'stays' },
};

export interface Moved {
  readonly table: string;
  readonly column: string;
  readonly rule: 'moves' | 'joins';
}

/** The columns whose rows change their member, in the order in which they are moved. */
export const MOVED: readonly Moved[] = Object.entries(MERGE_RULES).flatMap(([table, columns]) =>
  Object.entries(columns).flatMap(([column, rule]) =>
    rule === 'moves' || rule === 'joins' ? [{ table, column, rule }] : [],
  ),
);
