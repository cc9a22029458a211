import { clubImageView, type ClubImageFacts } from '../clubs/clubs.public.ts';
import type { WEEKDAYS } from '@dure/contract/clubs/clubs/club-choices';
import type { Selectable } from 'kysely';
import { type ColumnOf, fieldsOf } from '../../../kernel/columns.ts';
import type { Clubs } from '../../../kernel/database/schema.gen.ts';
import { type PersonFacts, personView } from '../../tenancy/accounts/accounts.public.ts';
import { type Codes, withNames } from '../../tenancy/tenants/tenants.public.ts';
import { CLUB_COLUMN_FIELDS, type ClubColumnField } from './club-form.fields.ts';

export type ClubRow = ClubImageFacts &
  Pick<Selectable<Clubs>, ColumnOf<ClubColumnField> | 'club_sequence' | 'version' | 'club_status' | 'updated_at'>;
export interface FormParts {
  readonly club: ClubRow;
  readonly instructors: readonly PersonFacts[];
  readonly statusReason: string | null;
  readonly codes: Codes;
}

/** The own fields of a club as one of its admins edits them. */
export const clubFormView = ({ club, instructors, statusReason, codes }: FormParts) => ({
  ...fieldsOf(CLUB_COLUMN_FIELDS, club),
  clubSequence: club.club_sequence,
  version: club.version,
  clubStatus: club.club_status,
  statusReason,
  ...clubImageView(club),
  studyCycle: club.study_cycle as (typeof WEEKDAYS)[number][],
  jobGroups: withNames(codes, 'JOB_GROUP', club.job_groups),
  jobs: withNames(codes, 'JOB', club.jobs),
  jobLevels: withNames(codes, 'JOB_LEVEL', club.job_levels),
  participationCode: club.participation_code ?? '',
  instructors: instructors.map(({ member_id }) => member_id),
  instructorPeople: instructors.map(personView),
  updatedAt: club.updated_at.toISOString(),
});
