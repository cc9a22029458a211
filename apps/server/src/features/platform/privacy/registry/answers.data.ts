import { sql } from 'kysely';
import { isHeld } from '../../../clubs/quiz-access/quiz-access.public.ts';
import { ofOwnAnswers, own, type TableData, type Whose } from './table-data.ts';

/** The answer that a row hangs on waits for no release. */
const released = (table: string) =>
  sql<boolean>`exists (select from answers as judged where judged.tenant_id = ${sql.ref(`${table}.tenant_id`)}
    and judged.answer_sequence = ${sql.ref(`${table}.answer_sequence`)} and not ${isHeld('judged')})`;

/** Rows that hang on what they wrote of their own way. */
const ofOwnResume: Whose = ({ tenantId, memberId }) =>
  sql`(tenant_id = ${tenantId}::uuid and resume_sequence in (select mine.resume_sequence from resumes as mine
    where mine.tenant_id = ${tenantId}::uuid and mine.member_id = ${memberId}::uuid))`;

/** What somebody answered, and what was said of it. */
export const answersData = {
  answers: {
    group: 'answers',
    whose: own(),
    given: `answer_sequence club_sequence quiz_sequence answer_status pre_text pre_submitted_at final_text
      final_submitted_at final_revised_at draft_text draft_saved_at comprehension like_count one_pick_count reply_count
      content_read_at created_at`,
    kept: `official_grade pre_grade ai_final_grade grades_held counted_version_no keyword_coverage queue_at queue_rank
      similar_group similar_joined updated_at draft_version version`,
    people: 'member_id alias_id',
    leaving: { draft_text: sql`null`, draft_saved_at: sql`null` },
  },
  answer_versions: {
    group: 'answers',
    whose: ofOwnAnswers,
    given: 'answer_sequence version_no step text submitted_at after_model_answer',
    kept: 'file_keys',
    leaving: 'stays',
  },
  answer_files: {
    group: 'answers',
    whose: ofOwnAnswers,
    given: 'answer_sequence step position file_key',
    leaving: 'stays',
  },
  answer_quotes: {
    group: 'answers',
    whose: ofOwnAnswers,
    given: 'answer_sequence passage quoted_at',
    kept: 'quoted_sequence stands',
    leaving: 'stays',
  },
  answer_influences: {
    group: 'answers',
    whose: ofOwnAnswers,
    given: 'answer_sequence sentence found_at is_confirmed decided_at',
    kept: 'source_sequence passage stands thanked_at',
    leaving: 'stays',
  },
  // What they were shown, until it was compared.
  answer_showings: {
    group: 'answers',
    whose: ofOwnAnswers,
    kept: 'answer_sequence shown_sequence shown_at',
    leaving: 'goes',
  },
  answer_influence_due: {
    group: 'answers',
    whose: ofOwnAnswers,
    kept: 'answer_sequence turn',
    leaving: 'goes',
  },
  recalls: {
    group: 'answers',
    whose: ofOwnAnswers,
    given: 'answer_sequence recalled_on due_on rating text recalled_at',
    kept: 'stability difficulty',
    leaving: 'goes',
  },
  // Their names go with the drafts; `forget-files` does it, since the bytes go too.
  files: {
    group: 'files',
    whose: own('owner_id'),
    given: 'file_key purpose name content_type byte_size created_at',
    people: 'owner_id',
    plain: 'picture_width picture_height picture_edge',
    leaving: 'stays',
  },
  answer_grades: {
    group: 'grades',
    whose: ofOwnAnswers,
    given: 'answer_sequence grader grade criteria note graded_at',
    people: 'graded_by',
    plain: 'version',
    visible: sql`(${released('answer_grades')} or grader = 'SELF')`,
    leaving: 'stays',
  },
  answer_feedback: {
    group: 'grades',
    whose: ofOwnAnswers,
    given: 'answer_sequence text written_at',
    people: 'written_by',
    plain: 'version',
    visible: released('answer_feedback'),
    leaving: 'stays',
  },
  feedback_files: {
    group: 'grades',
    whose: ofOwnAnswers,
    given: 'answer_sequence file_key position',
    visible: released('feedback_files'),
    leaving: 'stays',
  },
  grade_reviews: {
    group: 'grades',
    whose: ofOwnAnswers,
    given: 'answer_sequence reason asked_at asked_grade reply answered_at answered_grade',
    people: 'answered_by',
    plain: 'review_sequence',
    leaving: 'stays',
  },
  // What AI finds is for the graders; what it gives is a grade.
  ai_evaluations: {
    group: 'grades',
    whose: ofOwnAnswers,
    kept: `answer_sequence score confidence criteria points justification suggestion keywords_hit keywords_missed unread
      text_hash evaluated_at version_no`,
    plain: 'evaluation_sequence model prompt_version',
    leaving: 'stays',
  },
  member_evaluations: {
    group: 'grades',
    whose: own(),
    given: 'club_sequence sections released_at read_at',
    kept: 'figures drafted_at edited_at evaluation_status run version',
    people: 'member_id edited_by read_by',
    visible: sql`(evaluation_status = 'RELEASED')`,
    leaving: 'stays',
  },
  replies: {
    group: 'community',
    whose: own(),
    given:
      'reply_sequence answer_sequence post_sequence parent_reply_sequence body reply_status created_at edited_at hidden_reason',
    kept: 'earns_points hidden_at',
    people: 'member_id addressee_id hidden_by',
    leaving: 'stays',
  },
  answer_likes: {
    group: 'community',
    whose: own(),
    given: 'answer_sequence created_at',
    people: 'member_id',
    leaving: 'stays',
  },
  one_picks: {
    group: 'community',
    whose: own(),
    given: 'club_sequence quiz_sequence answer_sequence reason created_at',
    people: 'member_id',
    leaving: 'stays',
  },
  content_likes: {
    group: 'community',
    whose: own(),
    given: 'content_sequence created_at',
    people: 'member_id',
    leaving: 'stays',
  },
  post_likes: {
    group: 'community',
    whose: own(),
    given: 'post_sequence created_at',
    people: 'member_id',
    leaving: 'stays',
  },
  // What others wish for too stays, until nobody does.
  mentor_wishes: {
    group: 'community',
    whose: own('requested_by'),
    given: 'wish regist_status reason requested_at decided_at post_sequence',
    people: 'mentor_id requested_by decided_by',
    plain: 'wish_sequence',
    leaving: 'stays',
  },
  mentor_wish_members: {
    group: 'community',
    whose: own(),
    given: 'wish_sequence joined_at',
    people: 'member_id',
    leaving: 'goes',
  },
  seminar_participants: {
    group: 'community',
    whose: own(),
    given: 'post_sequence participant_status applied_at offered_until attended',
    people: 'member_id',
    plain: 'application_sequence',
    leaving: 'stays',
  },
  resumes: {
    group: 'community',
    whose: own(),
    given: 'headline',
    people: 'member_id',
    plain: 'resume_sequence version',
    leaving: 'goes',
  },
  resume_stories: {
    group: 'community',
    whose: ofOwnResume,
    given: `position title description started_at_year started_at_month finished_at_year finished_at_month`,
    plain: 'resume_sequence',
    leaving: 'goes',
  },
  resume_nodes: {
    group: 'community',
    whose: ofOwnResume,
    given: 'story_position position level description job_group club_sequence quiz_sequence',
    plain: 'resume_sequence',
    leaving: 'goes',
  },
  resume_proofs: {
    group: 'community',
    whose: own(),
    given: 'club_sequence club_name finished_at final_count average_grade growth consented_at',
    people: 'member_id',
    leaving: 'goes',
  },
  resume_grade_proofs: {
    group: 'community',
    whose: own(),
    given: 'club_sequence quiz_sequence club_name topic grade graded_at consented_at',
    people: 'member_id',
    leaving: 'goes',
  },
  resume_links: {
    group: 'community',
    whose: ofOwnResume,
    given: 'opened_at expires_at withdrawn_at look_count',
    kept: 'secret_hash sealed_secret',
    plain: 'resume_sequence',
    leaving: 'goes',
  },
  // Forgotten after 30 days, by the day.
  post_views: {
    group: 'community',
    whose: own(),
    given: 'post_sequence viewed_on',
    people: 'member_id',
    leaving: 'goes',
  },
  // Worked out of answers, for the graders and for what is read first.
  answer_bands: {
    group: 'answers',
    whose: ofOwnAnswers,
    kept: 'answer_sequence band_hash',
    plain: 'band_no club_sequence quiz_sequence',
    leaving: 'stays',
  },
  answer_signatures: {
    group: 'answers',
    whose: ofOwnAnswers,
    kept: 'answer_sequence minhash text_hash',
    leaving: 'stays',
  },
  answer_similarity_due: {
    group: 'answers',
    whose: ofOwnAnswers,
    kept: 'answer_sequence submitted_at',
    leaving: 'stays',
  },
  queue_place_due: { group: 'answers', whose: ofOwnAnswers, kept: 'answer_sequence', leaving: 'stays' },
  ai_evaluation_due: {
    group: 'answers',
    whose: ofOwnAnswers,
    kept: 'answer_sequence asked_at claimed_until failures',
    plain: 'preview_sequence',
    leaving: 'stays',
  },
  counted_version_choices: {
    group: 'grades',
    whose: ofOwnAnswers,
    kept: 'answer_sequence chosen_at version_no',
    people: 'chosen_by',
    plain: 'choice_sequence',
    leaving: 'stays',
  },
} satisfies Record<string, TableData>;
