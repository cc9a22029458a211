import type * as contract from '@dure/contract/lectures/lecture-questions/lecture-questions.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getAssistantAbout } from '../lecture-assistant/lecture-assistant.reads.ts';
import { questionState } from './lecture-questions.reads.ts';

const ofClub = ({ params }: { readonly params: { readonly club: unknown } }) => questionState(Number(params.club));

/** One for the assistant counts to its daily limit. */
export const createLectureQuestion = write<typeof contract.createLectureQuestion>(
  'POST /api/v1/lecture-clubs/{club}/studies/{study}/questions',
  (input) => [...ofClub(input), getAssistantAbout.key({ query: { clubSequence: Number(input.params.club) } })],
);
export const deleteLectureQuestion = write<typeof contract.deleteLectureQuestion>(
  'DELETE /api/v1/delete-club-question/member-club',
  ({ query }) => questionState(Number(query.clubSequence)),
);
export const askInstructor = write<typeof contract.askInstructor>(
  'PUT /api/v1/lecture-clubs/{club}/questions/{serial}/instructor',
  ofClub,
);
export const wonderLectureQuestion = write<typeof contract.wonderLectureQuestion>(
  'POST /api/v1/lecture-clubs/{club}/questions/{serial}/wonder',
  ofClub,
);
export const unwonderLectureQuestion = write<typeof contract.unwonderLectureQuestion>(
  'DELETE /api/v1/lecture-clubs/{club}/questions/{serial}/wonder',
  ofClub,
);
export const solveLectureQuestion = write<typeof contract.solveLectureQuestion>(
  'PUT /api/v1/lecture-clubs/{club}/questions/{serial}/solved',
  ofClub,
);
export const answerLectureQuestion = write<typeof contract.answerLectureQuestion>(
  'PUT /api/v1/lecture-clubs/{club}/studies/{study}/questions/{serial}/instructor-answer',
  ofClub,
);
export const addVerifiedAnswer = write<typeof contract.addVerifiedAnswer>(
  'POST /api/v1/lecture-clubs/{club}/studies/{study}/verified-answers',
  ofClub,
);
export const answerLectureQuestions = write<typeof contract.answerLectureQuestions>(
  'PUT /api/v1/lecture-clubs/{club}/questions/instructor-answers',
  ofClub,
);
