import { Readable } from 'node:stream';
import { icsOf } from '../../../../kernel/calendar/ics.ts';
import type { Download } from '../../../../kernel/http/route.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { admitClubPeople, findClubFacts } from '../club.facts.ts';
import { listDates } from './club-calendar.queries.ts';
import { calendarText as text } from './club-calendar.text.ts';
import { clubEnds, quizEvents } from './club-events.view.ts';

/** When a club and its quizzes begin and end, for a calendar; what a quiz asks is not in it. */
export async function downloadClubCalendar(unit: Unit, clubSequence: number): Promise<Download> {
  const { tenantId, memberId } = unit;
  const [[facts], quizzes] = await unit.read(
    findClubFacts(tenantId, clubSequence, memberId),
    listDates(tenantId, clubSequence),
  );
  const { club_name: club, start_at, end_at } = admitClubPeople(unit.me, facts);
  const place = { tenantId, clubSequence, club };
  const { start, end } = clubEnds(place, start_at, end_at);
  const events = [...start, ...quizzes.flatMap((quiz) => quizEvents({ ...place, ...quiz })), ...end];
  const file = Buffer.from(icsOf({ name: club, events }, unit.now));
  return {
    name: text.fileName(club),
    contentType: 'text/calendar; charset=utf-8',
    byteSize: file.length,
    stream: Readable.from([file]),
  };
}
