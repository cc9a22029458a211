export { keptForm } from './club-submissions.service.ts';
export { readQuizClub } from './quiz-clubs.service.ts';
