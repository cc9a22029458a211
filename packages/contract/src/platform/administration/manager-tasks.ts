/** What can wait for a manager. */
export const MANAGER_TASKS = [
  'CLUB_APPROVALS',
  'INVITATION_PROPOSALS',
  'SEMINAR_REQUESTS',
  'FAILED_MAILS',
  'WAITING_MAILS',
  'FAILED_JOBS',
] as const;
export type ManagerTask = (typeof MANAGER_TASKS)[number];
