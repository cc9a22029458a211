import type * as contract from '@dure/contract/authoring/contents/contents.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const listMyContents = read<typeof contract.listMyContents>('GET /api/v1/my/contents', pageByPage);
export const getContent = read<typeof contract.getContent>('GET /api/v1/contents/{id}');
export const listContentPassages = read<typeof contract.listContentPassages>(
  'GET /api/v1/contents/{id}/passages',
  pageByPage,
);
export const listContentNotes = read<typeof contract.listContentNotes>('GET /api/v1/contents/{id}/notes', pageByPage);
export const listUsingQuizzes = read<typeof contract.listUsingQuizzes>('GET /api/v1/contents/{id}/used-by-quiz');
