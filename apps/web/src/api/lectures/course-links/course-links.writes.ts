import type * as contract from '@dure/contract/lectures/course-links/course-links.endpoints';
import { write } from '../../../kernel/calls/write.ts';
import { getCourseLink, listKeywordExplanations, listStudyQuizzes } from './course-links.reads.ts';

const pairs = () => [getCourseLink.key(), listKeywordExplanations.key(), listStudyQuizzes.key()];

export const linkClubs = write<typeof contract.linkClubs>('PUT /api/v1/clubs/{club}/course-link', pairs);
export const unlinkClubs = write<typeof contract.unlinkClubs>('DELETE /api/v1/clubs/{club}/course-link', pairs);
