import type { ClubDraftFields, ClubFields } from '@dure/contract/clubs/club-fields';
import { searchText } from '../../../kernel/database/search.ts';
import type { ClubValues } from './club-writing.queries.ts';

const dateOrNull = (instant: string | null) => (instant === null ? null : new Date(instant));

interface Derived {
  readonly leaderNickname: string;
  readonly participationCode: string | null;
  readonly weekCount: number | null;
  readonly studyCount: number | null;
}

/** A club's columns from its form. */
export const clubValues = (
  form: ClubFields | ClubDraftFields,
  { leaderNickname, participationCode, weekCount, studyCount }: Derived,
): ClubValues => ({
  club_name: form.clubName,
  search_text: searchText(form.clubName, leaderNickname),
  promise: form.promise,
  description: form.description,
  image_key: form.imageKey,
  start_at: dateOrNull(form.startAt),
  end_at: dateOrNull(form.endAt),
  recruit_start_at: dateOrNull(form.recruitStartAt),
  recruit_end_at: dateOrNull(form.recruitEndAt),
  study_cycle: form.studyCycle,
  week_count: weekCount,
  study_count: studyCount,
  capacity: form.capacity,
  job_groups: form.jobGroups,
  jobs: form.jobs,
  job_levels: form.jobLevels,
  tags: form.tags,
  is_public: form.isPublic,
  join_approval: form.joinApproval,
  late_joining: form.lateJoining,
  earns_points: form.earnsPoints,
  participation_code: participationCode,
});
