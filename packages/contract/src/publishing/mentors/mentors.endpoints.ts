import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { code, keyword, list, seenVersion, text, uuid } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { MAX_CODES } from '../../limits/label-limits.ts';
import { MAX_INTRODUCTION_LENGTH, MAX_MENTOR_HOURS, MENTORS_A_PAGE } from './mentor-limits.ts';
import { mentorCard, mentorHour, mentorInfo, mentorView } from './mentors.views.ts';

export const ofMentor = z.object({ memberUri: uuid });

export const listMentors = endpoint({
  name: 'listMentors',
  method: 'GET',
  path: '/api/v1/mentors',
  summary: 'The mentors of the organisation: those of the highest type first, then by name',
  audience: 'member',
  query: z.object({
    ...paging(MENTORS_A_PAGE),
    keyword: keyword.describe('Words of name and introduction'),
    jobGroups: list(code, MAX_CODES).optional(),
  }),
  response: paged(mentorCard),
});

export const getMentor = endpoint({
  name: 'getMentor',
  method: 'GET',
  path: '/api/v1/mentors/{memberUri}',
  summary: 'One mentor: who they are, when they have time, and what they hold now',
  audience: 'member',
  params: ofMentor,
  response: mentorView,
});

export const listPopularMentors = endpoint({
  name: 'listPopularMentors',
  method: 'GET',
  path: '/api/v1/popular/mentors',
  summary: 'Mentors whose articles, videos and seminars were viewed most in the last 30 days',
  audience: 'member',
  response: z.object({ contents: z.array(mentorInfo) }),
});

export const listPopularMentorsAtOldPath = endpoint({
  name: 'listPopularMentorsAtOldPath',
  method: 'GET',
  path: '/popular/mentors',
  summary: 'The same as listPopularMentors, at the path of earlier clients',
  audience: 'member',
  response: listPopularMentors.response,
  isDeprecated: true,
});

export const changeMyMentor = endpoint({
  name: 'changeMyMentor',
  method: 'PUT',
  path: '/api/v1/my/mentor',
  summary: 'What a mentor says of themselves, and the hours of the week that they offer',
  audience: 'instructor',
  body: z.object({
    introduction: text(0, MAX_INTRODUCTION_LENGTH).describe('In their own words'),
    hours: z.array(mentorHour).max(MAX_MENTOR_HOURS),
    version: seenVersion,
  }),
  response: mentorView,
  errors: ['notFound', 'staleVersion'],
});
