import type { RowPart } from '../../../../kernel/columns.ts';
import type { ClubQuizzes } from '../../../../kernel/database/schema.gen.ts';
import type { CalendarEvent } from '../../../../kernel/calendar/ics.ts';
import { calendarText as text } from './club-calendar.text.ts';

export interface DatedQuiz extends RowPart<
  ClubQuizzes,
  'quiz_sequence' | 'position' | 'topic' | 'open_at' | 'deadline_at'
> {
  readonly tenantId: string;
  readonly clubSequence: number;
  readonly club: string;
}

const ENDS = /(?:^|\/)(?:deadline|end)$/;

/** Names an event of a club in whatever calendar it stands: a club's file and a person's feed mean the same one. */
const eventAt =
  ({ tenantId, clubSequence }: Pick<DatedQuiz, 'tenantId' | 'clubSequence'>) =>
  (key: string, at: Date | null, title: string, note = ''): CalendarEvent[] =>
    at === null
      ? []
      : [{ key: `${tenantId}/club/${clubSequence}/${key}@dure`, at, title, note, isEnd: ENDS.test(key) }];

/** When a quiz opens and closes; what it asks is not in it. */
export function quizEvents(quiz: DatedQuiz): CalendarEvent[] {
  const { club, quiz_sequence, position, topic, open_at, deadline_at } = quiz;
  const event = eventAt(quiz);
  return [
    ...event(`${quiz_sequence}/open`, open_at, text.opens(club, position), topic),
    ...event(`${quiz_sequence}/deadline`, deadline_at, text.closes(club, position), topic),
  ];
}

/** When a study of a lecture is taken up, and until when. */
export function studyEvents(study: {
  readonly tenantId: string;
  readonly clubSequence: number;
  readonly club: string;
  readonly study_sequence: number;
  /** As the organisation counts studies. */
  readonly no: string;
  readonly title: string;
  readonly start_at: Date | null;
  readonly end_at: Date | null;
}): CalendarEvent[] {
  const { club, study_sequence, no, title, start_at, end_at } = study;
  const event = eventAt(study);
  return [
    ...event(`study/${study_sequence}/start`, start_at, text.studies(club, no), title),
    ...event(`study/${study_sequence}/end`, end_at, text.studiesEnd(club, no), title),
  ];
}

/** The club of an event, as its key names it. */
export const clubOfEvent = (key: string): number => Number(/\/club\/(\d+)\//.exec(key)?.[1]);

/** When a club begins and ends. */
export function clubEnds(
  place: Pick<DatedQuiz, 'tenantId' | 'clubSequence' | 'club'>,
  startAt: Date | null,
  endAt: Date | null,
) {
  const event = eventAt(place);
  return { start: event('start', startAt, text.starts(place.club)), end: event('end', endAt, text.ends(place.club)) };
}
