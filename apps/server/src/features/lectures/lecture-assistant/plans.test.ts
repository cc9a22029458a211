import { beforeAll, expect, test } from 'vitest';
import {
  countAskedOf,
  countConversations,
  countMessages,
  countToday,
  listConversationRows,
  listMessages,
} from './messages.queries.ts';
import { filledClubs } from './plans.test-help.ts';
import { countUnanswered, listUnansweredRows } from './unanswered/unanswered.queries.ts';

/** Of ten messages the materials hold no answer to one; an hour lies between two. */
const FILL = `insert into assistant_messages (tenant_id, club_sequence, club_study_sequence, member_id, scope, question, quote,
    asked_at, alive_at, state)
  select $1, $2, $3, $4, 'ALL', '물음 ' || n, '', at, at, case when n % 10 = 0 then 'NOT_FOUND' else 'ANSWERED' end
  from (select n, now() - n * interval '1 hour' as at from generate_series(1, $5::integer) n) made`;

let made: Awaited<ReturnType<typeof filledClubs>>;
beforeAll(async () => {
  made = await filledClubs(FILL);
});

test('of twenty thousand messages those of one club are read, by index under row security', async () => {
  const { tenantId, clubs, member, planOf } = made;
  const { clubSequence, studies } = clubs[0]!;
  const { memberId } = member;
  const page = { page: 1, size: 20 };
  const own = { tenantId, clubSequence, studySequence: studies[0]!, memberId };
  const queries = [
    listMessages(own, page),
    countMessages(own),
    countToday({ tenantId, clubSequence, memberId }, new Date(), 'Asia/Seoul'),
    countAskedOf({ tenantId, club: clubSequence }, [memberId]),
    countConversations(tenantId, clubSequence, {}),
  ];
  for (const query of queries) expect(await planOf(query)).not.toContain('Seq Scan on assistant_messages');
});

test('the newest conversations are read off their index, and no more of them than are shown', async () => {
  const { tenantId, clubs, planOf } = made;
  const plan = await planOf(listConversationRows(tenantId, clubs[0]!.clubSequence, {}, { page: 1, size: 20 }));
  expect(plan).toMatch(/Limit\s[^]*assistant_messages_of_club/);
  expect(plan).not.toMatch(/Limit\s[^]*Sort[^]*assistant_messages_of_club/);
});

test('what nothing was found for is read off an index that holds nothing else', async () => {
  const { tenantId, clubs, planOf } = made;
  const of = { tenantId, club: clubs[0]!.clubSequence, now: new Date() };
  for (const query of [countUnanswered(of), listUnansweredRows(of, { page: 1, size: 10 })])
    expect(await planOf(query)).toContain('assistant_messages_not_found');
});
