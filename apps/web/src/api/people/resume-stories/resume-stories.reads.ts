import type * as badges from '@dure/contract/people/resume-stories/badges.endpoints';
import type * as contract from '@dure/contract/people/resume-stories/resume-stories.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getMyResumeStories = read<typeof contract.getMyResumeStories>('GET /api/v1/my/resume-stories');
export const getShownResume = read<typeof contract.getShownResume>('GET /api/v1/resume-stories/{secret}');
export const downloadResumeBadge = read<typeof badges.downloadResumeBadge>(
  'GET /api/v1/my/resume-stories/badges/{clubSequence}',
);
export const downloadShownBadge = read<typeof badges.downloadShownBadge>(
  'GET /api/v1/resume-stories/{secret}/badges/{clubSequence}',
);
