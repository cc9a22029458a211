import type { TableData } from './table-data.ts';

/** Tables that hold nothing about a person, with their columns: a column that is added there is judged anew. */
const COLUMNS = {
  // Texts for and from a model go without names and addresses; answers that they judge stay as answers do.
  ai_calls: `alive_at answer attempts call_id call_key club_sequence cost engine finished_at input_tokens milliseconds
    model outcome output_tokens prompt purpose reserved started_at`,
  ai_calibrations: 'knots error fitted_at model sample_count',
  ai_drafts:
    'answer is_sure keywords model no position prompt_version question quiz_sequence settled_at sources writing_sequence',
  backups: 'finished_at',
  badge_keys: 'created_at key_id public_key sealed_key',
  class_code_clubs: 'class_code_id club_sequence',
  club_assistants: 'beyond_materials club_sequence daily_limit hints_first is_on name scope tone',
  club_quizzes: `club_sequence comprehension_histogram deadline_at discrimination discrimination_at discrimination_due
    disputed_criterion feedback_missing_count final_count grade_changes grade_count grade_histogram grade_sum
    model_answer_opened_at on_time_count open_at position pre_count published quiz_sequence review_count
    notified_deadline_at notified_open_at topic waiting_count week`,
  club_studies: 'club_sequence club_study_sequence description end_at position start_at title',
  code_merges: 'clubs clubs_with_both code into_code kind merged_at quizzes quizzes_with_both',
  codes: 'code is_retired kind name parent_code position version',
  content_notes: 'content_sequence heading position text unit_no version_no',
  content_passages: 'content_sequence heading position text unit_no version_no',
  content_versions: `attempts content_sequence content_url created_at failure file_key kind left_out pasted_text post_text recognised reading_done reading_of
    reading_state touched_at unit unit_count version_no`,
  course_links: 'lecture_club_sequence quiz_club_sequence',
  gradebook_layouts: 'club_sequence layout version',
  lecture_question_numbers: 'club_sequence last_number',
  installation_faults: 'fault since told_at',
  invitation_clubs: 'club_sequence invitation_id',
  like_changes: 'answer_sequence change_sequence happened_at likes quiz_sequence',
  monthly_places: 'members month place points',
  post_quizzes: 'position post_sequence quiz_sequence',
  quiz_briefs: `answers_hash asked_at club_sequence found made_at model prompt_version quiz_sequence read_count reason
    total_count`,
  push_keys: 'public_key sealed_key',
  quiz_changes: 'change_sequence likes quiz_sequence',
  revoked_tokens: 'expires_at token_id',
  searched_terms: 'frequency positions searched_text_sequence term',
  searched_texts: `content_sequence passage_count searched_text_sequence terms_version verified_answer_sequence
    version_no`,
  setup_secrets: 'is_only made_at sealed_secret secret_hash',
  study_materials: 'club_study_sequence content_sequence position',
  // Who runs the installation is of no organisation, and its log tells of organisations, not of their people.
  operators: `created_at email email_normal failures last_step locked_until name operator_id password_hash retired_at
    sealed_secret`,
  operator_entries: 'action actor address changed_at changes device entry_sequence operator_id reason tenant_name',
  operator_sessions: 'expires_at operator_id started_at token_hash',
  tenant_imports: 'begun_at name uri',
  tenants: `ai_monthly_cap chatbot_url chatbot_version color_preset created_at dark_logo_key deletion_due_at footer home_url
    job_group_label_type login_member_types login_name_type login_types logo_grounds logo_key logo_svg name needs_club_approval
    organisation_changed_at organisation_version organization_codes registration_authentication_type
    storage_limit study_order_label_type suspended_at suspension_note time_zone uri use_chatbot use_lecture_club
    use_post_replies use_quiz_club`,
  used_challenges: 'challenge_hash expires_at',
} as const;

const nobodys = ([table, plain]: [string, string]) => [table, { plain, leaving: 'stays' } satisfies TableData];

export const aboutNobody = Object.fromEntries(Object.entries(COLUMNS).map(nobodys)) as Record<
  keyof typeof COLUMNS,
  TableData
>;
