import type { LiveEvent } from '@dure/contract/platform/live/live-events';
import type { Change } from '../../../../kernel/live/change.ts';
import { clubTopic } from '../../../clubs/clubs/clubs.public.ts';

/** Who looks at what, or how the answers are divided, is another: the club's admins hear of it, nobody else. */
export function gradersChange(club: number, actorId: string): Change {
  const event: LiveEvent = { kind: 'graders', clubSequence: club };
  return { topics: [clubTopic(club)], event, actorId };
}

/** What graders found of an answer changed; nobody's doing where a grader without a person found it. */
export function gradedChange(club: number, answerSequence: number, actorId?: string): Change {
  const event: LiveEvent = { kind: 'graded', clubSequence: club, clubQuizAnswerSequence: answerSequence };
  return { topics: [clubTopic(club)], event, ...(actorId !== undefined && { actorId }) };
}
