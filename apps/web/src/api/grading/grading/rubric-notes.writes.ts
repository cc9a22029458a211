import type * as contract from '@dure/contract/grading/grading/notes/rubric-notes.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { aroundGrade } from './graded.ts';
import { getMemberAnswer } from './grading.reads.ts';
import { listRubricNotes } from './rubric-notes.reads.ts';

/** Refused where somebody changed the notes first: then they are asked for again. */
export const previewRubricNote = write<typeof contract.previewRubricNote>(
  'POST /api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-note-previews',
  ({ params }) => [listRubricNotes.key({ params })],
);
export const dropRubricNotePreview = write<typeof contract.dropRubricNotePreview>(
  'DELETE /api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-note-previews/{preview}',
);
/** AI may give every answer to the quiz another grade. */
export const changeRubricNotes = write<typeof contract.changeRubricNotes>(
  'PUT /api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-notes',
  ({ params }) => [listRubricNotes.key({ params }), getMemberAnswer.key({ params })],
  ({ params }) => aroundGrade(params.club),
);
