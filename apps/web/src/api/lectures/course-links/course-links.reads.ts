import type * as contract from '@dure/contract/lectures/course-links/course-links.endpoints';
import { pageByPage, read } from '../../../kernel/calls/read.ts';

export const getCourseLink = read<typeof contract.getCourseLink>('GET /api/v1/clubs/{club}/course-link', pageByPage);
export const listKeywordExplanations = read<typeof contract.listKeywordExplanations>(
  'GET /api/v1/clubs/{club}/quizzes/{quiz}/explanations',
);
export const listStudyQuizzes = read<typeof contract.listStudyQuizzes>(
  'GET /api/v1/lecture-clubs/{club}/studies/{study}/quizzes',
);
