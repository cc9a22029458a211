import type { WEEKDAYS } from '@dure/contract/clubs/club-choices';
import { imageUrl } from '../../../kernel/files/image-url.ts';
import { type PersonFacts, personView } from '../../accounts/accounts.public.ts';
import { type Codes, withNames } from '../../tenants/tenants.public.ts';

export interface ClubRow {
  readonly club_sequence: number;
  readonly version: number;
  readonly club_status: string;
  readonly club_name: string;
  readonly promise: string;
  readonly description: string;
  readonly image_key: string | null;
  readonly start_at: Date | null;
  readonly end_at: Date | null;
  readonly recruit_start_at: Date | null;
  readonly recruit_end_at: Date | null;
  readonly study_cycle: string[];
  readonly capacity: number | null;
  readonly job_groups: string[];
  readonly jobs: string[];
  readonly job_levels: string[];
  readonly tags: string[];
  readonly is_public: boolean;
  readonly join_approval: boolean;
  readonly late_joining: boolean;
  readonly earns_points: boolean;
  readonly participation_code: string | null;
  readonly updated_at: Date;
}
export interface FormParts {
  readonly club: ClubRow;
  readonly instructors: readonly PersonFacts[];
  readonly statusReason: string | null;
  readonly codes: Codes;
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** The own fields of a club as one of its admins edits them. */
export const clubFormView = ({ club, instructors, statusReason, codes }: FormParts) => ({
  clubSequence: club.club_sequence,
  version: club.version,
  clubStatus: club.club_status,
  statusReason,
  clubName: club.club_name,
  promise: club.promise,
  description: club.description,
  imageKey: club.image_key,
  clubImageUrl: imageUrl(club.image_key, 'club'),
  startAt: iso(club.start_at),
  endAt: iso(club.end_at),
  recruitStartAt: iso(club.recruit_start_at),
  recruitEndAt: iso(club.recruit_end_at),
  studyCycle: club.study_cycle as (typeof WEEKDAYS)[number][],
  capacity: club.capacity,
  jobGroups: withNames(codes, 'JOB_GROUP', club.job_groups),
  jobs: withNames(codes, 'JOB', club.jobs),
  jobLevels: withNames(codes, 'JOB_LEVEL', club.job_levels),
  tags: club.tags,
  isPublic: club.is_public,
  joinApproval: club.join_approval,
  lateJoining: club.late_joining,
  earnsPoints: club.earns_points,
  participationCode: club.participation_code ?? '',
  instructors: instructors.map(({ member_id }) => member_id),
  instructorPeople: instructors.map(personView),
  updatedAt: club.updated_at.toISOString(),
});
