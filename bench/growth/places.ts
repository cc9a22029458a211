import { of, type Place } from './place.ts';

/** Calls of the club, the quiz and the member that stand in the middle of a tenant. */
export function places(club: number, memberId: string): Place[] {
  const quiz = club * 50 + 7;
  const inClub = `/api/v1/clubs/${club}`;
  const inQuiz = `${inClub}/quizzes/${quiz}`;
  const run = `/api/v1/my/clubs/${club}`;
  const row = of('member', 'row');
  const list = of('member', 'list');
  const work = of('manager', 'list');
  return [
    row('who am I', '/api/v1/accounts/me'),
    row('about a club', `${inClub}/about`),
    row('the answer room', `/api/v1/my/clubs/${club}/quizzes/${quiz}/answer`),
    row('my progress', `${inClub}/my-progress`),
    row('growth', `${inClub}/growth/summary`),
    list('clubs', '/api/v1/clubs?size=10'),
    list('clubs, the most popular', '/api/v1/clubs?size=10&sort=popular'),
    // One club in either size: with ten times as many finds it would be ten times the answer that is compared.
    list('clubs by a word', `/api/v1/clubs?size=10&keyword=club%20${club}`),
    list('my clubs', '/api/v1/my/clubs?size=10'),
    list('what is due', '/api/v1/my/due-quizzes'),
    list('quizzes of a club', `${inClub}/quizzes`),
    list('my answers of a club', `${inClub}/quizzes-my-answers`),
    list('my quizzes of a club', `${inClub}/quizzes/me`),
    list('members for members', `${inClub}/members?size=10`),
    list('my membership requests', '/api/v1/my/member-request-clubs?size=10'),
    list('answers of a quiz', `${inQuiz}/answers?size=10`),
    list('answers of a quiz, most liked', `${inQuiz}/answers?size=10&sort=likes`),
    list('answers of a quiz by a word', `${inQuiz}/answers?size=10&keyword=learned`),
    list('replies to an answer', `${inQuiz}/answers/${memberId}/replies`),
    list('my replies', '/api/v1/my/replies?size=10'),
    list('the lounge', '/api/v1/club/quizzes/lounge?size=10'),
    list('the lounge, the most used', '/api/v1/club/quizzes/lounge?size=10&sort=used'),
    work('clubs of the manager', '/api/manager/v1/clubs?size=15'),
    work('members of a club', `${run}/members?size=10`),
    work('answers to grade', `${run}/quizzes/${quiz}/member-answers?size=10`),
    work('answers of a club to grade', `${run}/answers?size=20`),
    of('manager', 'dashboard')('dashboard of a club', `${inClub}/dashboard`),
    of('manager', 'dashboard')('members on the dashboard', `${inClub}/dashboard/members?size=10`),
    of('manager', 'dashboard')('one member on the dashboard', `${inClub}/dashboard/members/${memberId}`),
    work('evaluation reports', `/api/v1/quiz-clubs/${club}/quiz-evaluations?size=10`),
    work('quizzes to manage', `${run}/quizzes?size=50`),
  ];
}
