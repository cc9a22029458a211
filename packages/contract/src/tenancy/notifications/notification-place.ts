import { CLUB_TYPE } from '../../codes/club-type.ts';
import type { NotificationView } from './notifications.endpoints.ts';

/** A page of the product. */
export interface NotificationPlace {
  readonly path: string;
  readonly search: Readonly<Record<string, string | number>>;
}

const at = (path: string, search: NotificationPlace['search'] = {}): NotificationPlace => ({ path, search });

/** What is done about these is done where the club is run. */
const RUN = new Set<NotificationView['kind']>(['clubApproved', 'clubRejected', 'lectureReady']);

/** The very place that a notification tells of. */
export function notificationPlace(
  told: Pick<
    NotificationView,
    | 'kind'
    | 'clubSequence'
    | 'clubType'
    | 'quizSequence'
    | 'answer'
    | 'reply'
    | 'question'
    | 'actors'
    | 'notice'
    | 'seminar'
    | 'post'
    | 'mentor'
  >,
): NotificationPlace {
  const { kind, clubSequence: club, clubType, quizSequence: quiz, answer, reply, question, actors } = told;
  const { notice, seminar, post, mentor } = told;
  if (kind === 'friendRequest') return at('/studyroom/friends');
  if (kind === 'exportReady') return at('/account/my/privacy');
  if (notice !== null) return at(`/notices/${notice}`);
  if (seminar !== null) return at(`/seminar/${seminar}`);
  if (post !== null) return at(`/explore/${post}`, reply === null ? {} : { reply });
  if (mentor !== null) return at(`/mentoring/${mentor}`);
  // Whose mentor is gone finds other ones.
  if (kind === 'mentorWishDeclined') return at('/mentoring');
  const friend = actors[0]?.memberUUID;
  if (kind === 'friendAccepted' && friend) return at(`/members/${friend}`);
  // Who was sent away finds other clubs.
  if (club === null || kind === 'expelled') return at('/quiz');
  const kindOfClub = clubType === CLUB_TYPE.lecture ? 'lecture' : 'quiz';
  if (kind === 'joinRequest') return at(`/${kindOfClub}-dashboard/${club}/members`, { view: 'requests' });
  if (kind === 'memberQuestion') return at(`/${kindOfClub}-dashboard/${club}/members`);
  if (RUN.has(kind)) return at(`/${kindOfClub}-dashboard/${club}`);
  if (kind === 'evaluationReleased') return at(`/${kindOfClub}/${club}`, { tab: 'growth' });
  if (kind === 'gradesReleased') return at(`/quiz/${club}`, { tab: 'answers' });
  if (question !== null)
    return at(`/lecture/${club}/studies/${question.clubStudySequence}`, {
      pane: 'questions',
      question: question.lectureQuestionSerialNumber,
    });
  if (quiz === null) return at(`/${kindOfClub}/${club}`);
  return at(`/quiz/${club}/quizzes/${quiz}`, {
    ...(answer !== null && { answer }),
    ...(reply !== null && { reply }),
  });
}

/** It as an address below the site's. */
export function addressOf({ path, search }: NotificationPlace): string {
  const query = new URLSearchParams(
    Object.entries(search).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
