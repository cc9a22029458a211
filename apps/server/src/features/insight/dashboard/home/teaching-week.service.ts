import type { ClubType } from '@dure/contract/codes/club-type';
import type { Unit } from '../../../../kernel/unit.ts';
import { listClubsThatWait, listEvents } from './teaching-week.queries.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const EVENTS = 30;
const CLUBS = 10;

/** The week ahead in the clubs that the caller runs, and who or what waits there besides answers. */
export async function getTeachingWeek(unit: Unit) {
  const { tenantId, memberId, now } = unit;
  const runner = { tenantId, memberId, now };
  const [events, clubs] = await unit.read(
    listEvents(runner, new Date(now.getTime() + WEEK_MS), EVENTS),
    listClubsThatWait(runner, CLUBS),
  );
  return {
    events: events.map((row) => ({
      clubSequence: row.club_sequence,
      clubName: row.club_name,
      quizSequence: row.quiz_sequence,
      no: row.position,
      kind: row.kind,
      at: row.at.toISOString(),
      hasModelAnswer: row.has_model_answer,
    })),
    clubs: clubs.map((row) => ({
      clubSequence: row.club_sequence,
      clubName: row.club_name,
      clubType: row.club_type as ClubType,
      requestCount: row.requests,
      heldCount: row.held,
    })),
  };
}
