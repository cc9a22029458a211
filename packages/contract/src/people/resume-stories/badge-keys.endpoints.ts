import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { moment, text } from '../../http/fields.ts';
import { BADGE_KEY_ID_LENGTH, MAX_KEY_REASON_LENGTH } from './badge-limits.ts';

const badgeKey = z
  .object({
    keyId: z.string(),
    createdAt: moment,
    replacedAt: moment.nullable().describe('From when on another one signs; null of the one that signs now'),
  })
  .meta({ id: 'BadgeKey' });

const badgeKeys = z.object({
  keys: z.array(badgeKey).describe('Every key that ever signed, the newest first: none before the first badge'),
});
export type BadgeKeys = z.output<typeof badgeKeys>;

export const listBadgeKeys = endpoint({
  name: 'listBadgeKeys',
  method: 'GET',
  path: '/api/manager/v1/badge-keys',
  summary: 'The keys that badges of the organisation are or were signed with, with their times',
  audience: 'manager',
  response: badgeKeys,
});

export const changeBadgeKey = endpoint({
  name: 'changeBadgeKey',
  method: 'POST',
  path: '/api/manager/v1/badge-keys',
  summary: 'Signs with a new key from now on; what was signed before is verified by the old one, which stays published',
  audience: 'manager',
  body: z.object({
    keyId: text(BADGE_KEY_ID_LENGTH, BADGE_KEY_ID_LENGTH).describe('Of the key that signs now: another one refuses'),
    reason: text(1, MAX_KEY_REASON_LENGTH),
  }),
  response: badgeKeys,
  errors: ['conflict'],
});
