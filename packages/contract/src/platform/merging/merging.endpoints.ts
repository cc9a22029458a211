import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { moment, pathSequence, sequence, text, uuid } from '../../http/fields.ts';
import { managedMember } from '../../tenancy/accounts/managed-members.endpoints.ts';
import { MEMBER_ROLES } from '../../tenancy/accounts/member-roles.ts';
import { MAX_MERGE_REASON_LENGTH } from '../../limits/merge-limits.ts';
import { MERGE_CONFLICTS, MERGED_PARTS } from './merge-parts.ts';

const count = z.number().int().min(1);
const params = z.object({ memberUUID: uuid });
const keptUUID = uuid.describe('The account that stays');
const reason = text(1, MAX_MERGE_REASON_LENGTH).describe('For the audit log');

const mergePreview = z
  .object({
    merged: managedMember.describe('The account that goes'),
    kept: managedMember.describe('The account that stays'),
    moves: z
      .array(z.object({ part: z.enum(MERGED_PARTS), count }))
      .describe('What becomes the other account’s; parts without anything are left out'),
    conflicts: z
      .array(z.object({ conflict: z.enum(MERGE_CONFLICTS), count }))
      .describe('Where both have what a person has once'),
    roleAfter: z.enum(MEMBER_ROLES).describe('The highest role of the account that stays, afterwards'),
  })
  .meta({ id: 'MergePreview' });
export type MergePreview = z.output<typeof mergePreview>;

export const getMergePreview = endpoint({
  name: 'getMergePreview',
  method: 'GET',
  path: '/api/manager/v1/members/{memberUUID}/merge',
  summary: 'What merging an account into another one would move, and where both have the same',
  audience: 'manager',
  params,
  query: z.object({ keptUUID }),
  response: mergePreview,
  errors: ['ownAccess', 'notMergeable'],
});

const memberMerge = z
  .object({
    mergeSequence: sequence,
    nickname: z.string().describe('Of the account that went'),
    email: z.string().nullable().describe('Of the account that went; null of whoever had none'),
    loginName: z.string().nullable().describe('Of the account that went'),
    mergedAt: moment,
    undoUntil: moment.describe('Until when the two can be parted'),
  })
  .meta({ id: 'MemberMerge' });
export type MemberMerge = z.output<typeof memberMerge>;
const merges = z.object({ contents: z.array(memberMerge) });

export const listMemberMerges = endpoint({
  name: 'listMemberMerges',
  method: 'GET',
  path: '/api/manager/v1/members/{memberUUID}/merges',
  summary: 'Accounts that were merged into this one and can be parted from it again, the newest first',
  audience: 'manager',
  params,
  response: merges,
});

export const mergeMembers = endpoint({
  name: 'mergeMembers',
  method: 'POST',
  path: '/api/manager/v1/members/{memberUUID}/merge',
  summary: 'Merges an account into another one of the same person and ends its sessions; nobody merges their own away',
  audience: 'manager',
  params,
  body: z.object({ keptUUID, reason }),
  response: merges,
  errors: ['ownAccess', 'notMergeable'],
});

export const undoMemberMerge = endpoint({
  name: 'undoMemberMerge',
  method: 'POST',
  path: '/api/manager/v1/member-merges/{mergeSequence}/undo',
  summary: 'Parts two merged accounts again: what moved goes back as it is now',
  audience: 'manager',
  params: z.object({ mergeSequence: pathSequence }),
  body: z.object({ reason }),
  response: merges,
  errors: ['notMergeable'],
});
