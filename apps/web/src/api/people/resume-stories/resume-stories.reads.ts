import type * as contract from '@dure/contract/people/resume-stories/resume-stories.endpoints';
import { read } from '../../../kernel/calls/read.ts';

export const getMyResumeStories = read<typeof contract.getMyResumeStories>('GET /api/v1/my/resume-stories');
export const getShownResume = read<typeof contract.getShownResume>('GET /api/v1/resume-stories/{secret}');
