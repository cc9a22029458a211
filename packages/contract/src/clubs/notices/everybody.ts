import type { NoticeAudience } from './notices.endpoints.ts';

/** An audience that no condition narrows. */
export const EVERYBODY: NoticeAudience = {
  roles: [],
  memberTypes: [],
  organizationCodes: [],
  clubSequences: [],
  inRunningClubs: false,
};
