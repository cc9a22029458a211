import { faultsOfHours, inOrder, readHour, writeHour } from '@dure/contract/publishing/mentors/mentor-hours';
import { MAX_HELD } from '@dure/contract/publishing/mentors/mentor-limits';
import { mentorText as text } from '@dure/contract/publishing/mentors/mentors.text';
import type * as endpoints from '@dure/contract/publishing/mentors/mentors.endpoints';
import type { MentorView } from '@dure/contract/publishing/mentors/mentors.views';
import { MAX_POPULAR } from '@dure/contract/publishing/posts/post-limits';
import type { z } from 'zod';
import { searchPattern } from '../../../kernel/database/search.ts';
import type { AllRows, Transaction } from '../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { ledClubsFor } from '../../clubs/clubs/clubs.public.ts';
import { findCodes } from '../../tenancy/tenants/tenants.public.ts';
import { cardView } from '../posts/posts.public.ts';
import { mayAnswer } from './mentors.policy.ts';
import * as queries from './mentors.queries.ts';
import { mentorCardView, mentorInfoView } from './mentors.view.ts';
import { findOwnWish } from './wishes/wishes.queries.ts';
import { wishView } from './wishes/wishes.view.ts';

export async function listMentors(
  unit: Unit,
  { page, size, keyword, jobGroups }: z.output<(typeof endpoints.listMentors)['query']>,
) {
  const { tenantId } = unit;
  const words = keyword.trim();
  const wanted = { tenantId, pattern: words === '' ? null : searchPattern(words), jobGroups: jobGroups ?? null };
  const [rows, [counted], codes] = await unit.read(
    queries.listMentorRows(wanted, { page, size }),
    queries.countMentors(wanted),
    findCodes(tenantId),
  );
  return { contents: rows.map((row) => mentorCardView(row, codes)), totalElements: counted!.total };
}

export async function listPopularMentors(unit: Unit) {
  const { tenantId, now } = unit;
  const [rows, codes] = await unit.read(queries.listPopular(tenantId, now, MAX_POPULAR), findCodes(tenantId));
  return { contents: rows.map((row) => mentorInfoView(row, codes)) };
}

const queriesOf = (unit: Unit, mentorId: string) => {
  const { tenantId, memberId, now } = unit;
  return [
    queries.findMentor(tenantId, mentorId),
    findCodes(tenantId),
    ledClubsFor(unit, mentorId, MAX_HELD).query,
    queries.listHeld(tenantId, mentorId, now, MAX_HELD),
    queries.countWorks(tenantId, mentorId, now),
    findOwnWish(tenantId, mentorId, memberId),
  ] as const;
};

function mentorView(unit: Unit, mentorId: string, rows: AllRows<ReturnType<typeof queriesOf>>): MentorView {
  const [[row], codes, clubs, held, [works], [ownWish]] = rows;
  if (!row) return refuse('notFound');
  const { me, memberId, now } = unit;
  return {
    ...mentorCardView(row, codes),
    hours: row.hours.map(readHour),
    counts: { clubs: clubs[0]?.total ?? 0, seminars: works!.seminars, posts: works!.posts },
    clubs: clubs.map((club) => ledClubsFor(unit, mentorId, MAX_HELD).card(club, codes)),
    seminars: held.map((seminar) => cardView(seminar, codes, now)),
    ownWish: ownWish ? wishView(ownWish) : null,
    can: { edit: mentorId === memberId, ask: mentorId !== memberId, answer: mayAnswer(me, mentorId) },
    version: row.version,
  };
}

/** One mentor; who is none, or may be none any more, is not there. */
export async function getMentor(unit: Unit, mentorId: string): Promise<MentorView> {
  return mentorView(unit, mentorId, await unit.read(...queriesOf(unit, mentorId)));
}

/** The same as it stands in a transaction. */
export async function mentorIn(unit: Unit, transaction: Transaction, mentorId: string): Promise<MentorView> {
  return mentorView(unit, mentorId, await transaction.all(...queriesOf(unit, mentorId)));
}

const HOUR_FAULTS = { order: text.hourOrder, overlap: text.hourOverlap } as const;

/** What a mentor says of themselves. */
export function changeMyMentor(
  unit: Unit,
  { introduction, hours, version }: z.output<(typeof endpoints.changeMyMentor)['body']>,
): Promise<MentorView> {
  const faults = faultsOfHours(hours).flatMap((fault, place) =>
    fault ? [{ path: `hours.${place}.until`, message: HOUR_FAULTS[fault] }] : [],
  );
  if (faults.length > 0) return refuseFields(faults);
  const { tenantId, memberId } = unit;
  return unit.write(async (transaction) => {
    const mentor = await transaction.first(queries.lockMentor(tenantId, memberId));
    if (!mentor) return refuse('notFound');
    if (mentor.version !== version)
      return refuse('staleVersion', { data: await mentorIn(unit, transaction, memberId) });
    transaction.soon(queries.updateProfile(tenantId, memberId, { introduction, hours: inOrder(hours).map(writeHour) }));
    return mentorIn(unit, transaction, memberId);
  });
}
