import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { instant, moment, text, uuid } from '../../http/fields.ts';
import {
  MAX_LOCK_REASON_LENGTH,
  MAX_MANAGED_AT_ONCE,
  MAX_MEMBER_MAIL_LENGTH,
  MAX_MEMBER_MAIL_SUBJECT_LENGTH,
} from './account-limits.ts';
import { typedLine } from '../tenants/one-line.ts';
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
      .object({
        reason: z.string(),
        lockedBy: z.string().describe('Nickname of the manager'),
        lockedAt: moment,
        lockedUntil: moment.nullable().describe('Null: until a manager unlocks it'),
      })
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

const reason = text(1, MAX_LOCK_REASON_LENGTH).describe('For the audit log');
const lock = z.object({
  isLocked: z.boolean(),
  reason,
  until: instant.nullable().default(null).describe('When a lock ends by itself, within a minute; null: never'),
});

export const setMemberLock = endpoint({
  name: 'setMemberLock',
  method: 'PUT',
  path: '/api/manager/v1/members/{memberUUID}/lock',
  summary: 'Locks an account, which ends its sessions, or unlocks it; nobody locks their own',
  audience: 'manager',
  params,
  body: lock,
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

export const resetMemberSecondFactor = endpoint({
  name: 'resetMemberSecondFactor',
  method: 'PUT',
  path: '/api/manager/v1/members/{memberUUID}/second-factor-reset',
  summary: "Takes a member's second factor off who lost it; they get a mail, and nobody resets their own here",
  audience: 'manager',
  params,
  body: z.object({ reason }),
  response: memberAccess,
  errors: ['ownAccess', 'conflict'],
});

const memberUUIDs = z.array(uuid).min(1).max(MAX_MANAGED_AT_ONCE);
const changed = z.object({
  changed: z.number().int().describe('Of those named, how many there was something to do for'),
});

export const lockMembers = endpoint({
  name: 'lockMembers',
  method: 'PUT',
  path: '/api/manager/v1/members/lock',
  summary: 'Locks or unlocks several accounts for one reason; the own account is never among them',
  audience: 'manager',
  body: lock.extend({ memberUUIDs }),
  response: changed,
  errors: ['ownAccess'],
});

export const mailMembers = endpoint({
  name: 'mailMembers',
  method: 'POST',
  path: '/api/manager/v1/members/mail',
  summary: 'Writes one mail to each of several members; nobody sees to whom else it went',
  audience: 'manager',
  body: z.object({
    memberUUIDs,
    subject: typedLine(MAX_MEMBER_MAIL_SUBJECT_LENGTH),
    text: text(1, MAX_MEMBER_MAIL_LENGTH),
  }),
  response: changed,
});
