import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { moment } from '../../http/fields.ts';
import { nickname } from './nickname-field.ts';
import { MAX_PROFILE_IMAGE_BYTES } from './account-limits.ts';

const profile = z
  .object({
    email: z.string().nullable().describe('Null of whoever has none'),
    loginName: z.string().nullable().describe('By which whoever has no address logs in'),
    nickname: z.string(),
    studentNumber: z.string().nullable().describe('Given by the organisation; null where it gave none'),
    profileImageUrl: z.string(),
    hasProfileImage: z.boolean(),
    memberSince: moment,
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof profile>;

export const getProfile = endpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/api/v1/my/profile',
  summary: 'Who the caller is, as they may change it',
  audience: 'member',
  response: profile,
});

export const changeProfile = endpoint({
  name: 'changeProfile',
  method: 'PUT',
  path: '/api/v1/my/profile',
  summary: "Changes the caller's nickname",
  audience: 'member',
  body: z.object({ nickname }),
  response: profile,
});

export const setProfileImage = endpoint({
  name: 'setProfileImage',
  method: 'PUT',
  path: '/api/v1/my/profile/image',
  summary: "Sets the caller's picture: re-encoded as a square, the one before is removed",
  audience: 'member',
  files: { image: { maxCount: 1, maxBytes: MAX_PROFILE_IMAGE_BYTES, accept: ['image'] } },
  response: profile,
});

export const removeProfileImage = endpoint({
  name: 'removeProfileImage',
  method: 'DELETE',
  path: '/api/v1/my/profile/image',
  summary: "Removes the caller's picture",
  audience: 'member',
  response: profile,
});
