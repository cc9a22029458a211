import type { QuizClubForm } from '@dure/contract/quiz-clubs/quiz-club-form';
import type { QuizClubDraft } from '@dure/contract/quiz-clubs/quiz-clubs.endpoints';
import { searchText } from '../../kernel/database/search.ts';
import type { ClubValues } from './quiz-clubs.queries.ts';

const dateOrNull = (instant: string | null) => (instant === null ? null : new Date(instant));

/** A club's columns from its form. */
export const clubValues = (
  form: QuizClubForm | QuizClubDraft,
  leaderNickname: string,
  participationCode: string | null,
): ClubValues => ({
  club_name: form.clubName,
  search_text: searchText(form.clubName, leaderNickname),
  promise: form.promise,
  description: form.description,
  image_key: form.imageKey,
  cover_lead: form.coverLead,
  start_at: dateOrNull(form.startAt),
  end_at: dateOrNull(form.endAt),
  recruit_start_at: dateOrNull(form.recruitStartAt),
  recruit_end_at: dateOrNull(form.recruitEndAt),
  study_cycle: form.studyCycle,
  week_count: form.weekCount,
  study_count: form.studyCount,
  capacity: form.capacity,
  job_groups: form.jobGroups,
  jobs: form.jobs,
  job_levels: form.jobLevels,
  tags: form.tags,
  is_public: form.isPublic,
  self_grading: form.selfGrading,
  ai_grading: form.aiGrading,
  official_grading: form.officialGrading,
  anonymous: form.anonymous,
  hold_model_answer: form.holdModelAnswer,
  hold_grades: form.holdGrades,
  earns_points: form.earnsPoints,
  join_approval: form.joinApproval,
  late_joining: form.lateJoining,
  participation_code: participationCode,
});
