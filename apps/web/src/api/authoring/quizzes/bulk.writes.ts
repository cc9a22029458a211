import type * as contract from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { listMyContents } from '../contents/contents.reads.ts';
import { listAuthoredQuizzes } from './authoring.reads.ts';
import { listMyQuizzes } from './lounge.reads.ts';

type Sent = { readonly body?: { readonly checkOnly?: boolean | undefined } | undefined };

/** A check changes nothing. */
const quizzes = ({ body }: Sent) => (body?.checkOnly === true ? [] : [listAuthoredQuizzes.key(), listMyQuizzes.key()]);
const contents = ({ body }: Sent) => (body?.checkOnly === true ? [] : [listMyContents.key()]);

export const uploadContents = write<typeof contract.uploadContents>('POST /api/v1/quizzes/upload/content', contents);
export const uploadQuizzes = write<typeof contract.uploadQuizzes>('POST /api/v1/quizzes/upload/quiz', quizzes);
export const uploadAiQuizzes = write<typeof contract.uploadAiQuizzes>('POST /api/v1/quizzes/upload/quiz-ai', quizzes);
