import type * as contract from '@dure/contract/people/resume-stories/resume-stories.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { getShownResume } from './resume-stories.reads.ts';

/** The call's own answer is the resume as it is; what its public page showed is old. */
const shown = () => [getShownResume.key()];

export const saveMyResumeStories = write<typeof contract.saveMyResumeStories>(
  'PUT /api/v1/my/resume-stories',
  nothing,
  shown,
);
export const showResumeProof = write<typeof contract.showResumeProof>(
  'PUT /api/v1/my/resume-stories/proofs/{clubSequence}',
  nothing,
  shown,
);
export const withdrawResumeProof = write<typeof contract.withdrawResumeProof>(
  'DELETE /api/v1/my/resume-stories/proofs/{clubSequence}',
  nothing,
  shown,
);
export const showResumeGrade = write<typeof contract.showResumeGrade>(
  'PUT /api/v1/my/resume-stories/proofs/{clubSequence}/quizzes/{quizSequence}',
  nothing,
  shown,
);
export const withdrawResumeGrade = write<typeof contract.withdrawResumeGrade>(
  'DELETE /api/v1/my/resume-stories/proofs/{clubSequence}/quizzes/{quizSequence}',
  nothing,
  shown,
);
export const openResumeLink = write<typeof contract.openResumeLink>(
  'PUT /api/v1/my/resume-stories/link',
  nothing,
  shown,
);
export const withdrawResumeLink = write<typeof contract.withdrawResumeLink>(
  'DELETE /api/v1/my/resume-stories/link',
  nothing,
  shown,
);
