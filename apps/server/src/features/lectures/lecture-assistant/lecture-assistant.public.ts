export { answerFrom } from './answering/compose.service.ts';
export { keepVerifiedAnswer } from './verified-answers.service.ts';
export { withdrawVerifiedAnswer } from './verified-answers.queries.ts';
export { countUnanswered } from './unanswered/unanswered.queries.ts';
export { explain } from './retrieval/explain.service.ts';
export { countAskedOf, countToday, lockAsker } from './messages.queries.ts';
export { countMessagesBefore, deleteSomeMessagesBefore } from './old-messages.queries.ts';
