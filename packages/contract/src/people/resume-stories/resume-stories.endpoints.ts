import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { pathSequence, text, version } from '../../http/fields.ts';
import { resumeForm } from './resume-form.ts';
import { RESUME_LINK_DAYS } from './resume-limits.ts';
import { resumeText } from './resume.text.ts';
import { myResume, shownResume } from './resume-stories.views.ts';

/** Looks a minute from one address: nobody tries secrets through. */
export const GUEST_LOOKS = 60;
/** Of a secret: 128 bits. */
const SECRET_LENGTH = 22;
export const linkSecret = text(SECRET_LENGTH, SECRET_LENGTH);

export const getMyResumeStories = endpoint({
  name: 'getMyResumeStories',
  method: 'GET',
  path: '/api/v1/my/resume-stories',
  summary: "The caller's resume stories, the finished clubs that they may rest on, and their public link",
  audience: 'member',
  response: myResume,
});

export const saveMyResumeStories = endpoint({
  name: 'saveMyResumeStories',
  method: 'PUT',
  path: '/api/v1/my/resume-stories',
  summary: 'Writes the resume stories anew',
  audience: 'member',
  body: resumeForm.extend({ version }),
  response: myResume,
  errors: ['staleVersion'],
});

const ofClub = z.object({ clubSequence: pathSequence });

export const showResumeProof = endpoint({
  name: 'showResumeProof',
  method: 'PUT',
  path: '/api/v1/my/resume-stories/proofs/{clubSequence}',
  summary: 'Consents that a finished club be shown as proof with what the records say now',
  audience: 'member',
  params: ofClub,
  response: myResume,
});

export const withdrawResumeProof = endpoint({
  name: 'withdrawResumeProof',
  method: 'DELETE',
  path: '/api/v1/my/resume-stories/proofs/{clubSequence}',
  summary: 'Takes that consent back at once',
  audience: 'member',
  params: ofClub,
  response: myResume,
});

const ofGrade = z.object({ clubSequence: pathSequence, quizSequence: pathSequence });

export const showResumeGrade = endpoint({
  name: 'showResumeGrade',
  method: 'PUT',
  path: '/api/v1/my/resume-stories/proofs/{clubSequence}/quizzes/{quizSequence}',
  summary: 'Consents that the official grade of one own answer be shown as proof, as the records have it now',
  audience: 'member',
  params: ofGrade,
  response: myResume,
});

export const withdrawResumeGrade = endpoint({
  name: 'withdrawResumeGrade',
  method: 'DELETE',
  path: '/api/v1/my/resume-stories/proofs/{clubSequence}/quizzes/{quizSequence}',
  summary: 'Takes that consent back at once',
  audience: 'member',
  params: ofGrade,
  response: myResume,
});

export const openResumeLink = endpoint({
  name: 'openResumeLink',
  method: 'PUT',
  path: '/api/v1/my/resume-stories/link',
  summary: 'Opens a public link, or changes until when the open one counts',
  audience: 'member',
  body: z.object({
    days: z
      .number()
      .int()
      .min(1)
      .max(Math.max(...RESUME_LINK_DAYS))
      .refine((days) => RESUME_LINK_DAYS.some((one) => one === days), resumeText.daysUnknown)
      .describe('From now: 7, 30, 90 or 365'),
  }),
  response: myResume,
  errors: ['conflict'],
});

export const withdrawResumeLink = endpoint({
  name: 'withdrawResumeLink',
  method: 'DELETE',
  path: '/api/v1/my/resume-stories/link',
  summary: 'Closes the public link for good; again changes nothing',
  audience: 'member',
  response: myResume,
});

export const getShownResume = endpoint({
  name: 'getShownResume',
  method: 'GET',
  path: '/api/v1/resume-stories/{secret}',
  summary: 'What the public link of a resume shows; proofs are compared with the records of today',
  audience: 'guest',
  params: z.object({ secret: linkSecret }),
  response: shownResume,
  isBehindLink: true,
  perMinute: GUEST_LOOKS,
});
