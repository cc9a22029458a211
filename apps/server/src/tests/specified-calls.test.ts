import { expect, test } from 'vitest';
import { openApiDocument } from '../kernel/http/openapi/document.ts';
import { areas, taggedEndpoints } from '../routes.ts';

/**
 * The calls of the specification's section 7, as it writes them; what it abbreviates is written out. Of its legacy part those
 * of posts and seminars.
 */
const SPECIFIED = `
POST /api/v1/clubs/{club}/quizzes/{quiz}/preanswer
POST /api/v1/clubs/{club}/quizzes/{quiz}/postanswer
PUT /api/v1/club/quizzes/comprehension
POST /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/like
DELETE /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/like
POST /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/onepick
DELETE /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/onepick
POST /api/v1/club/quiz/answers/{id}/like
DELETE /api/v1/club/quiz/answers/{id}/like
GET /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/replies
GET /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}
GET /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/with-ai-feedback
GET /api/v1/clubs/{club}/quizzes/{quiz}/answers
GET /api/v1/clubs/{club}/quizzes/{quiz}/member-answers
GET /api/v1/clubs/{club}/quizzes/{quiz}/progress
GET /api/v1/clubs/{club}/quizzes/{quiz}/my-status
GET /api/v1/clubs/{club}/quizzes/{quiz}/evaluation/status
GET /api/v1/my/clubs/{club}/quizzes/{quiz}/answer
GET /api/v1/my/clubs/{club}/quizzes/{quiz}/member-answers
PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/ai-evaluation
GET /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/ai-evaluation
PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/grade
PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/feedback
PUT /api/v1/clubs/{club}/quizzes/{quiz}/self-evaluation
PUT /api/v1/clubs/{club}/quizzes/{quiz}/answers-evaluation
GET /api/v1/clubs/{club}/quizzes-my-answers
POST /api/v1/reply
POST /api/v1/replies/{id}/reply
PUT /api/v1/my/replies/{answerReplySequence}
DELETE /api/v1/my/replies/{answerReplySequence}
GET /api/v1/my/replies
POST /api/v1/clubs/{club}/favorite
DELETE /api/v1/clubs/{club}/favorite
DELETE /api/v1/clubs/{club}
POST /api/v1/clubs/{clubSequence}/join
PUT /api/v1/clubs/{clubSequence}/join/cancel
POST /api/v1/club/crew-requests
GET /api/v1/my/clubs
GET /api/manager/v1/clubs
GET /api/v1/clubs
GET /api/v1/my/member-request-clubs
GET /api/v1/my/favorite/clubs
GET /api/v1/my/clubs/{clubSequence}/member-requests
GET /api/v1/my/clubs/{clubSequence}/members
GET /api/v1/clubs/{clubSequence}/instructors
GET /api/v1/club/members/me
GET /api/v1/clubs/{id}/my-progress
GET /api/v1/clubs/{id}/about
GET /api/v1/clubs/{id}/growth/summary
GET /api/v1/clubs/{id}/quizzes
GET /api/v1/clubs/{id}/quizzes/me
GET /api/v1/clubs/{id}/dashboard
POST /api/v1/contents/{id}/like
DELETE /api/v1/contents/{id}/like
DELETE /api/v1/my/contents/{contentSequence}
POST /api/v1/content
GET /api/v1/contents/{id}/used-by-quiz
GET /api/v1/download/files
POST /api/v1/quizzes
POST /api/v1/quizzes/upload/content
POST /api/v1/quizzes/upload/quiz
POST /api/v1/quizzes/upload/quiz-ai
GET /api/v1/quizzes/template/{type}
DELETE /api/v1/my/quizzes/{quizSequence}
PUT /my/quizzes/{quizSequence}/restore
PUT /my/quizzes/{quizSequence}/hide
PUT /my/quizzes/{quizSequence}/open
PUT /api/v1/my/quizzes/{quizSequence}
PUT /api/v1/club/quizzes
GET /api/v1/my/clubs/{clubSequence}/quizzes
GET /api/v1/club/quizzes/lounge
POST /api/v1/ai-quizzes
POST /api/v1/ai-model-answers
POST /api/v1/ai-feedback
GET /api/v1/llm/ai-playground/reference-questions
POST /api/v1/llm/ai-playground/query
GET /api/v1/llm/instructor/ai-assistant/messages
GET /api/v1/llm/instructor/ai-assistant/message-contents
POST /api/v2/quiz-club
PUT /api/v2/quiz-club/temporary
PUT /api/v2/quiz-clubs/{clubSequence}
GET /api/v2/quiz-clubs/{id}
POST /api/v1/lecture-club
PUT /api/v1/lecture-club/temporary
PUT /api/v1/lecture-clubs/{id}
PUT /api/v1/lecture-clubs/{id}/curriculum
PUT /api/v1/lecture-clubs/{id}/ai-assistant
GET /api/v1/lecture-club/{id}/about
GET /api/v1/lecture-clubs/{club}/studies
GET /api/v1/lecture-clubs/{club}/studies/{study}
GET /api/v1/lecture-clubs/{club}/dashboard
GET /api/v1/lecture-clubs/{club}/dashboard/students
GET /api/v1/lecture-clubs/{club}/dashboard/studies
GET /api/v1/lecture-clubs/{club}/dashboard/{sequence}/questions
GET /api/v1/lecture-clubs/{club}/members/{memberUUID}/questions
GET /api/v1/club/lecture/questions
PUT /api/v1/lecture-clubs/{club}/studies/{study}/questions/{serial}/instructor-answer
POST /api/v1/lecture-clubs/{club}/evaluation
GET /api/v1/lecture-clubs/{club}/evaluation
GET /api/v1/lecture-clubs/{club}/evaluations/{memberUUID}
POST /api/v1/lecture-clubs/{club}/members/{memberUUID}/instructor-feedback
GET /api/v1/lecture-clubs/{club}/evaluation/status
DELETE /api/v1/delete-club-question/member-club
GET /api/v1/quiz-clubs/{club}/evaluation
POST /api/v1/quiz-clubs/{club}/evaluation
GET /api/v1/quiz-clubs/{club}/quiz-evaluations
GET /api/v1/monthly/ranking
GET /api/v1/my/friends
GET /api/v1/my/friend-requests
GET /api/v1/activity/alarms
PUT /api/v1/activity/alarms/{id}/check
GET /api/v1/points/histories
GET /guest/tenants/{tenant}
GET /popular-posts/
GET /popular/keywords
GET /popular/mentors
GET /posts
GET /posts/{id}
POST /posts
PUT /posts
DELETE /posts
POST /seminars
POST /seminars/{id}/establishment
DELETE /seminars/{id}/participants/{memberId}
PUT /seminars/{id}/participants/{memberId}
GET /seminars/{id}/participants
GET /my/seminars/participant
GET /banners/seminar
`
  .trim()
  .split('\n');

/** How a parameter is called is no part of a call. */
const shapeOf = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');
const missingFrom = (calls: readonly string[]) => {
  const shapes = new Set(calls.map(shapeOf));
  return SPECIFIED.filter((call) => !shapes.has(shapeOf(call)));
};

test('every call that the specification names is served', () => {
  const served = Object.values(taggedEndpoints).flat();
  expect(missingFrom(served.map(({ method, path }) => `${method} ${path}`))).toEqual([]);
  expect(missingFrom([])).toHaveLength(SPECIFIED.length);
});

test('the document has every call that the specification names', () => {
  const { paths } = openApiDocument(taggedEndpoints, areas) as { paths: Record<string, Record<string, object>> };
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(missingFrom(calls)).toEqual([]);
});
