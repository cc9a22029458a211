import type { Transaction } from '../../../../kernel/database/database.ts';
import { forEach } from '../../../../kernel/jobs/each.ts';
import type { Services } from '../../../../kernel/unit.ts';
import { type Notification, notify } from '../../../tenancy/notifications/notifications.public.ts';
import { listMembersOf, listPeopleOf } from './club-notifications.queries.ts';
import { listUnanswered, markClosing, markEnding, markOpened, type Round } from './club-reminders.queries.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** What opened longer ago, while no server ran, is no news. */
const NEWS_MS = DAY_MS;
const ENDING_MS = 3 * DAY_MS;
const CLOSING_MS = DAY_MS;

const after = (now: Date, milliseconds: number) => new Date(now.getTime() + milliseconds);

async function endReminders(transaction: Transaction, round: Round): Promise<Notification[]> {
  const ending = await transaction.rows(markEnding(round, after(round.now, ENDING_MS)));
  if (ending.length === 0) return [];
  const ends = new Map(ending.map(({ club_sequence, end_at }) => [club_sequence, end_at!.toISOString()]));
  const people = await transaction.rows(listPeopleOf(transaction.tenantId, [...ends.keys()]));
  return people.map(({ club_sequence, member_id }) => ({
    memberId: member_id,
    kind: 'clubEnding',
    clubSequence: club_sequence,
    detail: { endAt: ends.get(club_sequence)! },
  }));
}

/** One notification for all quizzes of a club that open together; it leads to the first. */
async function openingReminders(transaction: Transaction, round: Round): Promise<Notification[]> {
  const opened = await transaction.rows(markOpened(round, after(round.now, -NEWS_MS)));
  if (opened.length === 0) return [];
  const ofClub = Map.groupBy(
    opened.toSorted((one, other) => one.position - other.position),
    ({ club_sequence }) => club_sequence,
  );
  const members = await transaction.rows(listMembersOf(transaction.tenantId, [...ofClub.keys()]));
  return members.map(({ club_sequence, member_id }) => {
    const quizzes = ofClub.get(club_sequence)!;
    return {
      memberId: member_id,
      kind: 'quizOpened',
      clubSequence: club_sequence,
      quizSequence: quizzes[0]!.quiz_sequence,
      detail: { count: quizzes.length },
    };
  });
}

/** One notification for all that a member still owes a club in the next day; it leads to the most urgent. */
async function deadlineReminders(transaction: Transaction, round: Round): Promise<Notification[]> {
  const closing = await transaction.rows(markClosing(round, after(round.now, CLOSING_MS)));
  if (closing.length === 0) return [];
  const owing = await transaction.rows(
    listUnanswered(
      transaction.tenantId,
      closing.map(({ club_sequence }) => club_sequence),
      closing.map(({ quiz_sequence }) => quiz_sequence),
    ),
  );
  return owing.map((row) => ({
    memberId: row.member_id,
    kind: 'quizDeadline',
    clubSequence: row.club_sequence,
    quizSequence: row.quiz_sequence,
    detail: { count: row.count, deadlineAt: row.deadline_at!.toISOString() },
  }));
}

/**
 * Notifies the members of a tenant, or of one club of it, of what comes soon. That is clubs that end in three days,
 * opened quizzes, and deadlines within a day. Each is told once however many servers do it.
 */
export async function sendReminders({ database }: Services, tenantId: string, now: Date, only?: number): Promise<void> {
  const round = { tenantId, now, only };
  await forEach(
    [endReminders, openingReminders, deadlineReminders],
    (tell) =>
      database.transaction(tenantId, async (transaction) => notify(transaction, await tell(transaction, round), now)),
    ({ name }) => name,
  );
}
