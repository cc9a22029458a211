import { listPopularMentors } from './mentors.service.ts';

// The same service answers both paths.
export const listPopularMentorsAtOldPath = listPopularMentors;
