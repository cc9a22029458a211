import { expectedMembers } from '@dure/contract/insight/dashboard/recruiting';
import type { ClubRecruiting } from '@dure/contract/insight/dashboard/recruiting.endpoints';
import type { Unit } from '../../../../kernel/unit.ts';
import { personView } from '../../../tenancy/accounts/accounts.public.ts';
import { admitClubAdmin, findClubFacts, listInstructors } from '../../../clubs/clubs/clubs.public.ts';
import { countRequests } from '../dashboard.queries.ts';
import { findRecruiting, listAsking, listGrowth, listJoined, listPrepared } from './recruiting.queries.ts';

const SEATS = 60;
const ASKING = 5;

/** Members there were by the end of each day on which somebody came. */
function growthOf(days: readonly { readonly day: string; readonly came: number }[]): ClubRecruiting['growth'] {
  let memberCount = 0;
  return days.map(({ day, came }) => ({ day, memberCount: (memberCount += came) }));
}

/** A club before it starts, for its admins: who came, who asks, how it goes on, and what the club still lacks. */
export async function getClubRecruiting(unit: Unit, clubSequence: number): Promise<ClubRecruiting> {
  const { tenantId, memberId, now } = unit;
  const of = { tenantId, club: clubSequence };
  const [[facts], [club], joined, asking, [requests], days, prepared, instructors] = await unit.read(
    findClubFacts(tenantId, clubSequence, memberId),
    findRecruiting(of),
    listJoined(of, SEATS),
    listAsking(of, ASKING),
    countRequests(of),
    listGrowth(of, unit.tenant.time_zone),
    listPrepared(of),
    listInstructors(tenantId, clubSequence),
  );
  admitClubAdmin(unit.me, facts);
  const { members: memberCount, capacity, start_at, recruit_start_at, recruit_end_at, creator_id, leader_id } = club!;
  const until = recruit_end_at ?? start_at;
  const lacking = (has: 'has_model_answer' | 'has_deadline') =>
    prepared.flatMap((quiz) => (quiz[has] ? [] : [quiz.position]));
  return {
    memberCount,
    capacity,
    requestCount: requests!.requests,
    startAt: start_at?.toISOString() ?? null,
    recruitsUntil: until?.toISOString() ?? null,
    people: joined.map(personView),
    requests: asking.map((row) => ({
      ...personView(row),
      message: row.message,
      requestedAt: row.requested_at.toISOString(),
    })),
    growth: growthOf(days),
    expectedCount: expectedMembers({ memberCount, capacity, since: recruit_start_at, until }, now),
    missing: {
      hasQuizzes: prepared.length > 0,
      modelAnswers: lacking('has_model_answer'),
      deadlines: lacking('has_deadline'),
      firstContent: prepared[0]?.has_content === false,
      graderCount: new Set([creator_id, leader_id, ...instructors.map(({ member_id }) => member_id)]).size,
    },
  };
}
