import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { code, keyword, version } from '../../http/fields.ts';
import { paged, paging } from '../../http/paging.ts';
import { ofMentor } from './mentors.endpoints.ts';
import { managedMentor, mentorType } from './mentors.views.ts';

export const listManagedMentors = endpoint({
  name: 'listManagedMentors',
  method: 'GET',
  path: '/api/manager/v1/mentors',
  summary: 'The mentors of the organisation for managers: those with the most waiting wishes first',
  audience: 'manager',
  query: z.object({
    ...paging(15),
    keyword: keyword.describe('Words of name and introduction'),
    type: mentorType.optional(),
  }),
  response: paged(managedMentor),
});

export const nameMentor = endpoint({
  name: 'nameMentor',
  method: 'PUT',
  path: '/api/manager/v1/mentors/{memberUri}',
  summary: 'Makes an instructor or a manager a mentor, or changes what they are as one',
  audience: 'manager',
  params: ofMentor,
  body: z.object({
    type: mentorType,
    authenticatedYn: z.boolean().describe('Whether the organisation certifies them'),
    jobGroup: code.describe('Code of the job group'),
    level: code.describe('Code of the level'),
    version,
  }),
  response: managedMentor,
  errors: ['staleVersion'],
});

export const withdrawMentor = endpoint({
  name: 'withdrawMentor',
  method: 'DELETE',
  path: '/api/manager/v1/mentors/{memberUri}',
  summary: 'Ends that somebody is a mentor: introduction and hours go, waiting wishes are declined',
  audience: 'manager',
  params: ofMentor,
  response: z.null(),
});
