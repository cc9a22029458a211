import { type MentorType } from '@dure/contract/publishing/mentors/mentor-codes';
import { MENTOR_TYPE_LABELS } from '@dure/contract/publishing/mentors/mentor-labels.text';
import type { MentorCard, MentorInfo } from '@dure/contract/publishing/mentors/mentors.views';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { personView } from '../../tenancy/accounts/accounts.public.ts';
import { type Codes, withNames } from '../../tenancy/tenants/tenants.public.ts';
import type { listMentorRows } from './mentors.queries.ts';

export type MentorRow = RowsOf<ReturnType<typeof listMentorRows>>[number];

const nameOf = (codes: Codes, kind: 'JOB_GROUP' | 'JOB_LEVEL', code: string): string =>
  withNames(codes, kind, [code])[0]!.name;

/** A mentor by the names of the specification. */
export function mentorInfoView(row: MentorRow, codes: Codes): MentorInfo {
  const type = row.mentor_type as MentorType;
  return {
    memberUri: row.member_id,
    profileImageUrl: personView(row).profileImageUrl,
    jobGroupName: nameOf(codes, 'JOB_GROUP', row.job_group),
    jobGroup: row.job_group,
    level: row.job_level,
    nickname: row.nickname,
    authenticatedYn: row.authenticated,
    type,
    typeName: MENTOR_TYPE_LABELS[type],
  };
}

export const mentorCardView = (row: MentorRow, codes: Codes): MentorCard => ({
  ...mentorInfoView(row, codes),
  levelName: nameOf(codes, 'JOB_LEVEL', row.job_level),
  introduction: row.introduction,
});
