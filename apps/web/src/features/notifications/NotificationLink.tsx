import type { NotificationView } from '@dure/contract/notifications/notifications.endpoints';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface NotificationLinkProps {
  readonly notification: NotificationView;
  readonly className: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** What is done about these is done where the club is run. */
const RUN = new Set<NotificationView['kind']>(['clubApproved', 'clubRejected']);

/** The way to the very place that a notification tells of. */
export function NotificationLink({ notification, ...parts }: NotificationLinkProps) {
  const { kind, clubSequence, quizSequence, answer, reply, question, actors } = notification;
  if (kind === 'friendRequest') return <Link to="/studyroom/friends" {...parts} />;
  const friend = actors[0]?.memberUUID;
  if (kind === 'friendAccepted' && friend)
    return <Link to="/members/$memberUUID" params={{ memberUUID: friend }} {...parts} />;
  // Who was sent away finds other clubs.
  if (clubSequence === null || kind === 'expelled') return <Link to="/quiz" {...parts} />;
  const params = { clubSequence };
  if (kind === 'joinRequest')
    return <Link to="/quiz-dashboard/$clubSequence/members" params={params} search={{ view: 'requests' }} {...parts} />;
  if (RUN.has(kind)) return <Link to="/quiz-dashboard/$clubSequence" params={params} {...parts} />;
  if (kind === 'evaluationReleased')
    return <Link to="/quiz/$clubSequence" params={params} search={{ tab: 'growth' }} {...parts} />;
  if (kind === 'gradesReleased')
    return <Link to="/quiz/$clubSequence" params={params} search={{ tab: 'answers' }} {...parts} />;
  if (question !== null)
    return (
      <Link
        to="/lecture/$clubSequence/studies/$studySequence"
        params={{ clubSequence, studySequence: question.clubStudySequence }}
        search={{ pane: 'questions' }}
        {...parts}
      />
    );
  if (quizSequence === null) return <Link to="/quiz/$clubSequence" params={params} {...parts} />;
  return (
    <Link
      to="/quiz/$clubSequence/quizzes/$quizSequence"
      params={{ clubSequence, quizSequence }}
      search={{ ...(answer !== null && { answer }), ...(reply !== null && { reply }) }}
      {...parts}
    />
  );
}
