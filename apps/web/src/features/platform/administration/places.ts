import type { ManagerTask } from '@dure/contract/platform/administration/manager-tasks';
import type { administrationText as text } from './administration.text.ts';

export type AdministrationPlace = keyof typeof text.places;

interface PlaceGroup {
  /** Left out of the first, which is the overview. */
  readonly name?: keyof typeof text.groups;
  readonly places: readonly AdministrationPlace[];
}

/** The places of administration, in their order. */
export const PLACE_GROUPS: readonly PlaceGroup[] = [
  { places: ['/system/admin'] },
  {
    name: 'people',
    places: ['/system/admin/members', '/system/admin/members/invitations', '/system/admin/club-approval'],
  },
  { name: 'words', places: ['/system/admin/notices', '/system/admin/seminars', '/system/admin/mentors'] },
  {
    name: 'organisation',
    places: [
      '/system/admin/brand',
      '/system/admin/organisation',
      '/system/admin/codes',
      '/system/admin/login',
      '/system/admin/ai',
      '/system/admin/points',
      '/system/admin/chatbot',
      '/system/admin/security',
      '/system/admin/retention',
    ],
  },
  {
    name: 'records',
    places: ['/system/admin/audit', '/system/admin/jobs', '/system/admin/mails', '/system/admin/statistics'],
  },
];

/** Where each kind of work is done. */
export const TASK_PLACES: Readonly<Record<ManagerTask, AdministrationPlace>> = {
  CLUB_APPROVALS: '/system/admin/club-approval',
  INVITATION_PROPOSALS: '/system/admin/members/invitations',
  SEMINAR_REQUESTS: '/system/admin/seminars',
  FAILED_MAILS: '/system/admin/mails',
  WAITING_MAILS: '/system/admin/mails',
  FAILED_JOBS: '/system/admin/jobs',
};
