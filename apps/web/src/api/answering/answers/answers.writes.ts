import type * as contract from '@dure/contract/answering/answers/answers.endpoints';
import { nothing, write } from '../../../kernel/calls/write.ts';
import { listKeywordExplanations } from '../../lectures/course-links/course-links.reads.ts';
import { ownProgress } from '../../authoring/quizzes/own-progress.ts';
import { listAnswers } from './answers.reads.ts';

interface OfQuiz {
  readonly params: { readonly club: number; readonly quiz: number };
}

const othersAnswers = ({ params: { club, quiz } }: OfQuiz) => listAnswers.key({ params: { club, quiz } });
const missedKeywords = ({ params: { club, quiz } }: OfQuiz) => listKeywordExplanations.key({ params: { club, quiz } });
const around = (input: OfQuiz) => [othersAnswers(input), missedKeywords(input), ...ownProgress(input.params.club)];

// What is kept while one writes is put into the room by whoever writes.
export const saveAnswerDraft = write<typeof contract.saveAnswerDraft>(
  'PUT /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/draft',
);
export const addAnswerFile = write<typeof contract.addAnswerFile>(
  'POST /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/files',
);
export const removeAnswerFile = write<typeof contract.removeAnswerFile>(
  'DELETE /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/files/{fileKey}',
);

/** Both answer with the room as it then is; others' answers, what was missed, the club's list and the progress follow. */
export const submitPreAnswer = write<typeof contract.submitPreAnswer>(
  'POST /api/v1/clubs/{club}/quizzes/{quiz}/preanswer',
  nothing,
  around,
);
export const submitFinalAnswer = write<typeof contract.submitFinalAnswer>(
  'POST /api/v1/clubs/{club}/quizzes/{quiz}/postanswer',
  nothing,
  around,
);

export const markContentRead = write<typeof contract.markContentRead>(
  'POST /api/v1/my/clubs/{club}/quizzes/{quiz}/content-read',
);
/** Shows at once, in the room and in the club's list. */
export const rateComprehension = write<typeof contract.rateComprehension>('PUT /api/v1/club/quizzes/comprehension');

// Likes and one-picks show at once, on the card: the list keeps its order under the reader.
export const likeAnswer = write<typeof contract.likeAnswer>(
  'POST /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/like',
);
export const unlikeAnswer = write<typeof contract.unlikeAnswer>(
  'DELETE /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/like',
);
/** A pick that moves leaves a card that may be on no page here. */
export const onePickAnswer = write<typeof contract.onePickAnswer>(
  'POST /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/onepick',
  nothing,
  (input) => (input.body?.move === true ? [othersAnswers(input)] : []),
);
/** Shows at once, on the card. */
export const explainOnePick = write<typeof contract.explainOnePick>(
  'PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/onepick/reason',
);
export const takeBackOnePick = write<typeof contract.takeBackOnePick>(
  'DELETE /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/onepick',
);
