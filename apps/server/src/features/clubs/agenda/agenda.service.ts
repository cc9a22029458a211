import { AGENDA_DAYS, type Agenda, type AgendaEvent } from '@dure/contract/clubs/agenda/agenda.endpoints';
import type { RowPart } from '../../../kernel/columns.ts';
import type { ClubQuizzes } from '../../../kernel/database/schema.gen.ts';
import { dayOf, daysFrom } from '../../../kernel/calendar/months.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { listDeadlines, listOpenings, listStudyStarts } from './agenda.queries.ts';

interface EventRow extends RowPart<ClubQuizzes, 'club_sequence' | 'position'> {
  readonly club_name: string;
  readonly sequence: number;
  readonly at: Date;
}

const eventView = (kind: AgendaEvent['kind'], row: EventRow, isOpen = true): AgendaEvent => ({
  kind,
  at: row.at.toISOString(),
  clubSequence: row.club_sequence,
  clubName: row.club_name,
  no: row.position,
  sequence: isOpen ? row.sequence : null,
});

/** What comes in the caller's running clubs from now to the end of the seventh day. */
export async function listAgenda(unit: Unit): Promise<Agenda> {
  const { tenantId, memberId, now, tenant } = unit;
  const timeZone = tenant.time_zone;
  const [end, ...days] = daysFrom(dayOf(now, timeZone), AGENDA_DAYS + 1).toReversed();
  const ahead = { tenantId, memberId, now, end: end!, timeZone };
  const [due, openings, studies] = await unit.read(listDeadlines(ahead), listOpenings(ahead), listStudyStarts(ahead));
  const contents = [
    ...due.map((row) => eventView('QUIZ_DUE', row, row.open_at <= now)),
    ...openings.map((row) => eventView('QUIZ_OPENS', row, false)),
    ...studies.map((row) => eventView('STUDY_STARTS', row)),
  ];
  return {
    days: days.toReversed(),
    contents: contents.toSorted((a, b) => a.at.localeCompare(b.at) || a.clubSequence - b.clubSequence || a.no - b.no),
  };
}
