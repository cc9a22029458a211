import type * as contract from '@dure/contract/grading/grading/notes/rubric-notes.endpoints';
import { read } from '../../../kernel/calls/read.ts';

/** Others grade, too: asked for again whenever an answer is opened. */
export const listRubricNotes = read<typeof contract.listRubricNotes>(
  'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-notes',
);
export const getRubricNotePreview = read<typeof contract.getRubricNotePreview>(
  'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/rubric-note-previews/{preview}',
);
