import { z } from 'zod';
import { pictureShape } from '../../tenancy/files/picture-shape.ts';
import { endpoint, type FilePart } from '../../http/endpoint.ts';
import { rawText } from '../../http/fields.ts';
import { person } from '../../tenancy/accounts/person.ts';
import { MAX_CLUB_IMAGE_MEGABYTES, MAX_CLUB_NAME_LENGTH } from './club-limits.ts';

export const clubImage = {
  maxCount: 1,
  maxBytes: MAX_CLUB_IMAGE_MEGABYTES * 1024 * 1024,
  accept: ['image'],
} as const satisfies FilePart;

export const uploadClubImage = endpoint({
  name: 'uploadClubImage',
  method: 'POST',
  path: '/api/v1/club/images',
  summary: "Keeps a club's picture (re-encoded) and answers its key for the form",
  audience: 'instructor',
  files: { image: clubImage },
  response: z.object({ imageKey: z.uuid(), imageUrl: z.string(), imageShape: pictureShape }),
});

export const listInstructorCandidates = endpoint({
  name: 'listInstructorCandidates',
  method: 'GET',
  path: '/api/v1/club/instructor-candidates',
  summary: 'Instructors and managers of the tenant whose nickname holds the keyword; 20 at most',
  audience: 'instructor',
  query: z.object({ keyword: rawText(MAX_CLUB_NAME_LENGTH).default('') }),
  response: z.object({ contents: z.array(person) }),
});
