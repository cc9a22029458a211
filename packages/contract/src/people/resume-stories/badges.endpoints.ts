import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, text } from '../../http/fields.ts';
import { BADGE_KEY_ID_LENGTH } from './badge-limits.ts';
import { GUEST_LOOKS, linkSecret } from './resume-stories.endpoints.ts';

export const downloadResumeBadge = endpoint({
  name: 'downloadResumeBadge',
  method: 'GET',
  path: '/api/v1/my/resume-stories/badges/{clubSequence}',
  summary: 'An Open Badge (3.0, VC-JWT) of a club that the caller finished, signed by the organisation',
  audience: 'member',
  params: z.object({ clubSequence: pathSequence }),
  response: 'file',
});

export const downloadShownBadge = endpoint({
  name: 'downloadShownBadge',
  method: 'GET',
  path: '/api/v1/resume-stories/{secret}/badges/{clubSequence}',
  summary: 'The same of a club that an open public link shows as proof',
  audience: 'guest',
  params: z.object({ secret: linkSecret, clubSequence: pathSequence }),
  response: 'file',
  isBehindLink: true,
  perMinute: GUEST_LOOKS,
});

export const getBadgeKeys = endpoint({
  name: 'getBadgeKeys',
  method: 'GET',
  path: '/api/v1/badges/keys',
  summary:
    'The keys that badges of the organisation are verified by, as a JSON Web Key Set: `iat` is when one began, `replacedAt` when it ended',
  audience: 'guest',
  response: 'file',
});

export const getBadgeKey = endpoint({
  name: 'getBadgeKey',
  method: 'GET',
  path: '/api/v1/badges/keys/{keyId}',
  summary: 'One of them, as a JSON Web Key: what `kid` of a badge leads to',
  audience: 'guest',
  params: z.object({ keyId: text(BADGE_KEY_ID_LENGTH, BADGE_KEY_ID_LENGTH) }),
  response: 'file',
});

export const getBadgeIssuer = endpoint({
  name: 'getBadgeIssuer',
  method: 'GET',
  path: '/api/v1/badges/issuer',
  summary: 'The organisation as an Open Badges profile: what `issuer` of a badge leads to',
  audience: 'guest',
  response: 'file',
});
