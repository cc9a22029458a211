import { own, type TableData } from './table-data.ts';
import { sql } from 'kysely';

/** What people make and do as those who teach. */
export const teachingData = {
  quizzes: {
    group: 'teaching',
    whose: own('author_id'),
    given: 'quiz_sequence question model_answer model_answer_keywords rubric tags quiz_status created_at updated_at',
    people: 'author_id',
    plain: `content_sequence deleted_at job_group job_levels jobs like_count model_revised_at origin_quiz_sequence
      search_text source_quiz_sequence use_count version`,
    leaving: 'stays',
  },
  contents: {
    group: 'teaching',
    whose: own('author_id'),
    given: 'content_sequence title content_type content_url created_at',
    people: 'author_id',
    plain: 'file_key like_count post_sequence search_text version_no',
    leaving: 'stays',
  },
  posts: {
    group: 'teaching',
    whose: own('author_id'),
    given: `post_sequence content_type title description body provider payment_type price keywords video_url
      published_at created_at updated_at`,
    people: 'author_id',
    plain: `captions_key cover_key job_groups job_levels like_count minutes recent_view_count reply_count running_seconds search_text
      version video_key view_count`,
    leaving: 'stays',
  },
  // A seminar belongs to who wrote its post.
  seminars: {
    group: 'teaching',
    whose: ({ tenantId, memberId }) =>
      sql`(tenant_id = ${tenantId}::uuid and post_sequence in (select mine.post_sequence from posts as mine
        where mine.tenant_id = ${tenantId}::uuid and mine.author_id = ${memberId}::uuid))`,
    given: `post_sequence seminar_status status_reason start_at end_at place_type place lecturer_name capacity word word_at
      word_post_sequence`,
    plain: 'banner_from banner_position banner_until moved_at participant_count reminded_at',
    leaving: 'stays',
  },
  seminar_establishments: {
    group: 'teaching',
    whose: own('requested_by'),
    given: 'post_sequence establishment_type regist_status reason requested_at',
    people: 'requested_by decided_by',
    plain: 'establishment_sequence decided_at',
    leaving: 'stays',
  },
  // What a manager says of a mentor, and what they say of themselves, ends with the account.
  mentors: {
    group: 'teaching',
    whose: own(),
    given: 'mentor_type authenticated job_group job_level introduction hours named_at',
    people: 'member_id named_by',
    plain: 'version',
    leaving: 'goes',
  },
  post_versions: {
    group: 'teaching',
    whose: own('written_by'),
    given: 'post_sequence version_no title description body written_at',
    people: 'written_by',
    leaving: 'stays',
  },
  // What is for a club stays with it.
  feedback_templates: {
    group: 'teaching',
    whose: ({ tenantId, memberId }) =>
      sql`(tenant_id = ${tenantId}::uuid and owner_id = ${memberId}::uuid and club_sequence is null)`,
    given: 'title text created_at updated_at',
    people: 'owner_id',
    plain: 'template_sequence club_sequence version',
    leaving: 'goes',
  },
  // Made of the feedback that the instructor wrote before.
  feedback_drafts: {
    group: 'teaching',
    whose: own(),
    kept: 'about answer_sequence asked_at draft has_failed',
    people: 'member_id',
    plain: 'turn',
    leaving: 'goes',
  },
  ai_writings: {
    group: 'teaching',
    whose: own(),
    kept: 'content_sequence kind wanted state created_at',
    people: 'member_id',
    plain: 'attempts claimed_until failure job_levels jobs notice writing_sequence',
    leaving: 'stays',
  },
  grading_looks: {
    group: 'teaching',
    whose: own(),
    kept: 'answer_sequence club_sequence looked_at',
    people: 'member_id',
    leaving: 'goes',
  },
  grading_parts: {
    group: 'teaching',
    whose: own(),
    kept: 'share from_letters kind quizzes',
    people: 'member_id',
    plain: 'club_sequence position',
    leaving: 'stays',
  },
  grading_actions: {
    group: 'teaching',
    whose: own('acted_by'),
    kept: 'kind acted_at',
    people: 'acted_by',
    plain: 'action_sequence club_sequence undoes_action',
    leaving: 'stays',
  },
  grading_changes: {
    group: 'grades',
    whose: ({ tenantId, memberId }) =>
      sql`(tenant_id = ${tenantId}::uuid and answer_sequence in (select mine.answer_sequence from answers as mine
        where mine.tenant_id = ${tenantId}::uuid and mine.member_id = ${memberId}::uuid))`,
    kept: 'answer_sequence old_value new_value part',
    plain: 'action_sequence new_version',
    leaving: 'stays',
  },
  club_evaluations: {
    group: 'teaching',
    whose: own('requested_by'),
    kept: 'requested_at',
    people: 'requested_by',
    plain: 'club_sequence done finished_at run state total worked_at',
    leaving: 'stays',
  },
  ai_grading_modes: {
    group: 'teaching',
    whose: own('decided_by'),
    kept: 'decided_at',
    people: 'decided_by',
    plain: 'club_sequence confidence mode model quiz_sequence version',
    leaving: 'stays',
  },
  oidc_settings: {
    group: 'teaching',
    whose: own('changed_by'),
    kept: 'changed_at',
    people: 'changed_by',
    plain: 'issuer client_id sealed_secret secret_ending proves_addresses version',
    leaving: 'stays',
  },
  ai_settings: {
    group: 'teaching',
    whose: own('changed_by'),
    kept: 'changed_at',
    people: 'changed_by',
    plain: `base_url engine input_price key_ending model monthly_cap output_price protocol sealed_key stops_at_cap
      version`,
    leaving: 'stays',
  },
  point_settings: {
    group: 'teaching',
    whose: own('changed_by'),
    kept: 'changed_at',
    people: 'changed_by',
    plain: 'amounts version',
    leaving: 'stays',
  },
  class_codes: {
    group: 'teaching',
    whose: own('created_by'),
    kept: 'created_at',
    people: 'created_by',
    plain: 'class_code_id closed_at code name needs_list places taken valid_until',
    leaving: 'stays',
  },
  notices: {
    group: 'teaching',
    whose: own('sender_id'),
    kept: 'title body send_at created_at',
    people: 'sender_id',
    plain: `notice_sequence roles member_types organization_codes club_sequences in_running_clubs in_bell by_mail banner_until status is_trial
      notice_key recipient_count read_count`,
    leaving: 'stays',
  },
  retention_settings: {
    group: 'teaching',
    whose: own('changed_by'),
    kept: 'changed_at',
    people: 'changed_by',
    plain: 'mail_days invitation_days notice_days conversation_days version',
    leaving: 'stays',
  },
  invitation_settings: {
    group: 'teaching',
    whose: own('changed_by'),
    kept: 'changed_at',
    people: 'changed_by',
    plain: 'instructors_invite version',
    leaving: 'stays',
  },
  security_settings: {
    group: 'teaching',
    whose: own('changed_by'),
    kept: 'changed_at',
    people: 'changed_by',
    plain: 'managers_need_second_factor version',
    leaving: 'stays',
  },
  rubric_notes: {
    group: 'teaching',
    whose: own('changed_by'),
    kept: 'text changed_at answer_sequence points',
    people: 'changed_by',
    plain: 'club_sequence criterion note_no quiz_sequence version',
    leaving: 'stays',
  },
  rubric_note_previews: {
    group: 'teaching',
    whose: own('asked_by'),
    kept: 'text asked_at answer_sequence points',
    people: 'asked_by',
    plain: 'answer_count club_sequence criterion model note_no preview_sequence quiz_sequence stopped version',
    leaving: 'stays',
  },
  rubric_note_findings: {
    group: 'grades',
    whose: ({ tenantId, memberId }) =>
      sql`(tenant_id = ${tenantId}::uuid and answer_sequence in (select mine.answer_sequence from answers as mine
        where mine.tenant_id = ${tenantId}::uuid and mine.member_id = ${memberId}::uuid))`,
    kept: 'answer_sequence found text_hash',
    plain: 'preview_sequence prompt_version version_no',
    leaving: 'stays',
  },
} satisfies Record<string, TableData>;
