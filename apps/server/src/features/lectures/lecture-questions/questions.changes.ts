import type { LiveEvent } from '@dure/contract/platform/live/live-events';
import { type Change, memberTopic } from '../../../kernel/live/change.ts';
import { clubTopic } from '../../clubs/clubs/clubs.public.ts';

/** For the people of a lecture club: what all of them may read of its questions. */
export const questionTopic = (club: number): string => `questions:${club}`;

interface Changed {
  readonly club: number;
  readonly serial: number;
  readonly askerId: string;
  readonly isPrivate: boolean;
}

/** Of a private question nobody hears but its author and who runs the club. */
export function questionChange({ club, serial, askerId, isPrivate }: Changed, actorId?: string): Change {
  const event: LiveEvent = { kind: 'question', clubSequence: club, lectureQuestionSerialNumber: serial };
  const readers = isPrivate ? memberTopic(askerId) : questionTopic(club);
  return { topics: [clubTopic(club), readers], event, ...(actorId !== undefined && { actorId }) };
}
