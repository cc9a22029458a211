import { of, type Place } from './place.ts';

const STUDIES = 12;

/** Calls of the lecture club and the member that stand in the middle of a tenant. */
export function lecturePlaces(club: number, memberId: string): Place[] {
  const study = (club - 1) * STUDIES + 3;
  const inClub = `/api/v1/lecture-clubs/${club}`;
  const questions = `/api/v1/club/lecture/questions?clubSequence=${club}`;
  const word = encodeURIComponent('통계는 언제 새로 만드나요');
  const row = of('member', 'row');
  const list = of('member', 'list');
  const work = of('manager', 'list');
  const dashboard = of('manager', 'dashboard');
  return [
    row('about a lecture club', `/api/v1/lecture-club/${club}/about`),
    row('a study', `${inClub}/studies/${study}`),
    row('a question', `${inClub}/questions/7`),
    row('the assistant', `/api/v1/llm/ai-assistant?clubSequence=${club}`),
    list('my lecture clubs', '/api/v1/my/clubs?clubType=0200&size=10'),
    list('studies', `${inClub}/studies`),
    list('questions', questions),
    list('questions of a study', `${questions}&clubStudySequence=${study}`),
    list('questions, most wondered about', `${questions}&sort=WONDERED`),
    list('questions that wait', `${questions}&filter=WAITING&sort=WAITING`),
    list('my questions', `${questions}&filter=MINE`),
    list('questions by a word', `${questions}&keyword=${encodeURIComponent('질문')}`),
    list('questions that are alike', `${inClub}/similar-questions?question=${word}`),
    list('my conversation', `/api/v1/llm/ai-assistant/messages?clubSequence=${club}&clubStudySequence=${study}`),
    work('questions to answer', `${questions}&filter=WAITING&sort=WAITING`),
    work('questions of a study to manage', `${inClub}/dashboard/${study}/questions`),
    work("a member's questions", `${inClub}/members/${memberId}/questions`),
    work('conversations', `/api/v1/llm/instructor/ai-assistant/messages?clubSequence=${club}`),
    work(
      "a member's conversations",
      `/api/v1/llm/instructor/ai-assistant/messages?clubSequence=${club}&memberUUID=${memberId}`,
    ),
    work('reports', `${inClub}/evaluations?size=10`),
    dashboard('dashboard of a lecture club', `${inClub}/dashboard`),
    dashboard('students', `${inClub}/dashboard/students?size=10`),
    dashboard('silent students', `${inClub}/dashboard/students?size=10&filter=silent&sort=lastRead`),
    dashboard('one student', `${inClub}/dashboard/students/${memberId}`),
    dashboard('studies on the dashboard', `${inClub}/dashboard/studies`),
    dashboard('what nothing was found for', `${inClub}/dashboard/unanswered`),
  ];
}
