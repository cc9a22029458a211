import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { moment, text, uuid } from '../../http/fields.ts';
import { MAX_LOCK_REASON_LENGTH } from './account-limits.ts';
import { managedMember } from './managed-members.endpoints.ts';
import { MEMBER_ROLES } from './member-roles.ts';

const role = z.enum(MEMBER_ROLES);
const params = z.object({ memberUUID: uuid });

const memberAccess = managedMember
  .extend({
    role: role.describe('The highest of their roles'),
    hasSecondFactor: z.boolean(),
    sessions: z
      .array(
        z.object({
          device: z.string().describe('Browser and system, such as `Chrome · Windows`; empty where they are not known'),
          startedAt: moment,
        }),
      )
      .describe('Where they are logged in, the newest first'),
    lock: z
      .object({ reason: z.string(), lockedBy: z.string().describe('Nickname of the manager'), lockedAt: moment })
      .nullable()
      .describe('Null where the account is not locked, or the audit log no longer knows why'),
  })
  .meta({ id: 'MemberAccess' });
export type MemberAccess = z.output<typeof memberAccess>;

export const getMemberAccess = endpoint({
  name: 'getMemberAccess',
  method: 'GET',
  path: '/api/manager/v1/members/{memberUUID}',
  summary: 'What a member may do, whether they can log in, and where they are logged in',
  audience: 'manager',
  params,
  response: memberAccess,
});

export const setMemberRole = endpoint({
  name: 'setMemberRole',
  method: 'PUT',
  path: '/api/manager/v1/members/{memberUUID}/role',
  summary: "Changes a member's role, which counts from their next call on; nobody changes their own",
  audience: 'manager',
  params,
  body: z.object({
    role,
    previousRole: role.describe('The role that the manager saw: over another one nothing is changed'),
  }),
  response: memberAccess,
  errors: ['ownAccess', 'staleVersion'],
});

export const setMemberLock = endpoint({
  name: 'setMemberLock',
  method: 'PUT',
  path: '/api/manager/v1/members/{memberUUID}/lock',
  summary: 'Locks an account, which ends its sessions, or unlocks it; nobody locks their own',
  audience: 'manager',
  params,
  body: z.object({ isLocked: z.boolean(), reason: text(1, MAX_LOCK_REASON_LENGTH).describe('For the audit log') }),
  response: memberAccess,
  errors: ['ownAccess'],
});

export const endMemberSessions = endpoint({
  name: 'endMemberSessions',
  method: 'DELETE',
  path: '/api/manager/v1/members/{memberUUID}/sessions',
  summary: 'Logs a member out everywhere; their own sessions people end themselves',
  audience: 'manager',
  params,
  response: memberAccess,
  errors: ['ownAccess'],
});
