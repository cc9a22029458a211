import * as endpoints from '@dure/contract/people/resume-stories/resume-stories.endpoints';
import { route } from '../../../kernel/http/route.ts';
import { openResumeLink, withdrawResumeLink } from './links/links.service.ts';
import { showResumeProof, withdrawResumeProof } from './proofs/proofs.service.ts';
import { getMyResumeStories, saveMyResumeStories } from './resume-stories.service.ts';
import { getShownResume } from './shown.service.ts';

export const resumeStoryRoutes = [
  route(endpoints.getMyResumeStories, (unit) => getMyResumeStories(unit)),
  route(endpoints.saveMyResumeStories, (unit, { body }) => saveMyResumeStories(unit, body)),
  route(endpoints.showResumeProof, (unit, { params }) => showResumeProof(unit, params.clubSequence)),
  route(endpoints.withdrawResumeProof, (unit, { params }) => withdrawResumeProof(unit, params.clubSequence)),
  route(endpoints.openResumeLink, (unit, { body }) => openResumeLink(unit, body.days)),
  route(endpoints.withdrawResumeLink, (unit) => withdrawResumeLink(unit)),
  route(endpoints.getShownResume, (unit, { params }) => getShownResume(unit, params.secret)),
];
