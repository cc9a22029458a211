import { sql } from 'kysely';
import { own, type TableData } from './table-data.ts';

const AS_CLUB = `cover_lead description earns_points end_at hold_grades hold_model_answer image_key is_public job_groups
  job_levels jobs join_approval late_joining anonymous ai_grading capacity member_count official_grading participation_code
  awaits_ready grading_split_version recruit_end_at recruit_start_at self_grading start_at study_count study_cycle
  tagline tags notified_end_at updated_at version week_count`;

/** Clubs and lectures: who takes part, who runs them, what is read and asked there. */
export const clubsData = {
  clubs: {
    group: 'teaching',
    whose: own('creator_id'),
    given: 'club_sequence club_name club_type club_status created_at',
    // Holds the leader's name; the withdrawal writes it anew.
    kept: 'search_text',
    people: 'creator_id leader_id',
    plain: AS_CLUB,
    leaving: 'stays',
  },
  club_instructors: {
    group: 'teaching',
    whose: own(),
    given: 'club_sequence',
    people: 'member_id',
    plain: 'position',
    leaving: 'stays',
  },
  club_members: {
    group: 'clubs',
    whose: own(),
    given: `club_sequence membership_status message requested_at joined_at decided_at reason submitted_count final_count
      on_time_count read_pages last_read_at`,
    kept: 'growth_count growth_sum grade_count grade_sum',
    people: 'member_id decided_by',
    leaving: { message: sql`''`, last_read_at: sql`null` },
  },
  club_favorites: {
    group: 'clubs',
    whose: own(),
    given: 'club_sequence created_at',
    people: 'member_id',
    leaving: 'goes',
  },
  club_message_recipients: {
    group: 'clubs',
    whose: own(),
    given: 'club_sequence message_sequence checked_at',
    people: 'member_id',
    leaving: 'goes',
  },
  club_messages: {
    group: 'teaching',
    whose: own('sender_id'),
    given: 'club_sequence message_sequence text sent_at',
    people: 'sender_id',
    plain: 'club_study_sequence content_sequence unit_no position',
    leaving: 'stays',
  },
  club_submissions: {
    group: 'teaching',
    whose: own('submitted_by'),
    kept: 'form submitted_at',
    people: 'submitted_by',
    plain: 'club_sequence submission_sequence',
    leaving: 'stays',
  },
  club_transitions: {
    group: 'teaching',
    whose: own(),
    kept: 'event reason happened_at',
    people: 'member_id',
    plain: 'club_sequence from_status to_status transition_sequence',
    leaving: 'stays',
  },
  study_readings: {
    group: 'lectures',
    whose: own(),
    given: 'club_study_sequence content_sequence furthest at read_at',
    people: 'member_id',
    leaving: 'goes',
  },
  study_progress: {
    group: 'lectures',
    whose: own(),
    given: 'club_sequence club_study_sequence read_pages last_read_at',
    people: 'member_id',
    leaving: 'goes',
  },
  lecture_questions: {
    group: 'lectures',
    whose: own(),
    given: `club_sequence serial_number club_study_sequence quote question is_private status asked_at answer answered_at
      solved_at wonder_count`,
    kept: 'found meanings answer_sources is_source version waiting_at asks_assistant',
    people: 'member_id answered_by',
    plain: 'content_sequence unit_no position',
    leaving: 'stays',
  },
  lecture_question_wonders: {
    group: 'lectures',
    whose: own(),
    given: 'club_sequence serial_number wondered_at',
    people: 'member_id',
    leaving: 'stays',
  },
  assistant_messages: {
    group: 'lectures',
    whose: own(),
    given: 'club_sequence club_study_sequence question quote sentences state asked_at',
    kept: 'sources stop turn is_beyond scope material_count alive_at with_notes',
    people: 'member_id',
    plain: 'message_sequence model',
    leaving: 'goes',
  },
  verified_answers: {
    group: 'teaching',
    whose: own('author_id'),
    given: 'question answer club_sequence verified_at',
    people: 'author_id',
    plain: 'verified_answer_sequence club_study_sequence serial_number',
    leaving: 'stays',
  },
} satisfies Record<string, TableData>;
