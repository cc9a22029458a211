import type * as contract from '@dure/contract/answers/answers.endpoints';
import { write } from '../../kernel/write.ts';

export const saveAnswerDraft = write<typeof contract.saveAnswerDraft>(
  'PUT /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/draft',
);
export const addAnswerFile = write<typeof contract.addAnswerFile>(
  'POST /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/files',
);
export const removeAnswerFile = write<typeof contract.removeAnswerFile>(
  'DELETE /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/files/{fileKey}',
);
export const submitPreAnswer = write<typeof contract.submitPreAnswer>(
  'POST /api/v1/clubs/{club}/quizzes/{quiz}/preanswer',
);
export const submitFinalAnswer = write<typeof contract.submitFinalAnswer>(
  'POST /api/v1/clubs/{club}/quizzes/{quiz}/postanswer',
);
export const markContentRead = write<typeof contract.markContentRead>(
  'POST /api/v1/my/clubs/{club}/quizzes/{quiz}/content-read',
);
export const rateComprehension = write<typeof contract.rateComprehension>('PUT /api/v1/club/quizzes/comprehension');
export const likeAnswer = write<typeof contract.likeAnswer>(
  'POST /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/like',
);
export const unlikeAnswer = write<typeof contract.unlikeAnswer>(
  'DELETE /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/like',
);
export const onePickAnswer = write<typeof contract.onePickAnswer>(
  'POST /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/onepick',
);
export const takeBackOnePick = write<typeof contract.takeBackOnePick>(
  'DELETE /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/onepick',
);
