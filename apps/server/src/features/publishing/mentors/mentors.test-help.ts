import { MENTOR_TYPES } from '@dure/contract/publishing/mentors/mentor-codes';
import { JOB_GROUP } from '@dure/contract/tenancy/tenants/job-groups';
import type { ManagedMentor, MentorView } from '@dure/contract/publishing/mentors/mentors.views';
import type { Person } from '../../../testing/people.ts';
import type { TestServer } from '../../../testing/server.ts';
import { done } from '../seminars/seminars.test-help.ts';

export const MENTORS = '/api/v1/mentors';
export const NAMED = { type: MENTOR_TYPES[2], authenticatedYn: true, jobGroup: JOB_GROUP.develop, level: '2' };

/** Makes somebody a mentor. */
export const name = (server: TestServer, manager: Person, mentor: Person, overrides: object = {}) =>
  done<ManagedMentor>(server, manager, 'PUT', `/api/manager/v1/mentors/${mentor.memberId}`, { ...NAMED, ...overrides });

export const ask = (server: TestServer, who: Person, mentor: Person, wish: string) =>
  done<MentorView>(server, who, 'POST', `${MENTORS}/${mentor.memberId}/wishes`, { wish });
