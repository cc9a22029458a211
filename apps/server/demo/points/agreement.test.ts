import { beforeAll, expect, test } from 'vitest';
import { withClient } from '../../src/kernel/database/client.ts';
import { startTestServer, type TestServer } from '../../src/testing/server.ts';
import { seedDemo } from '../demo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.owner, server.services);
});

const ofAnswer = (table: string, further = '') => `(select count(*) from ${table} as one
  where one.tenant_id = answers.tenant_id and one.answer_sequence = answers.answer_sequence ${further})`;
const paid = (kind: string) => `(select coalesce(sum(units), 0) from point_entries as entry
  where entry.tenant_id = answers.tenant_id and entry.kind = '${kind}' and entry.subject = answers.answer_sequence::text)`;
const earning = `exists (select from clubs where clubs.tenant_id = answers.tenant_id
  and clubs.club_sequence = answers.club_sequence and clubs.earns_points)`;

/** What the demo data says twice, and where it says two different things. */
const DIFFERENCES = {
  'likes and who gave them': `select answer_sequence from answers where like_count <> ${ofAnswer('answer_likes')}`,
  'one-picks and who gave them': `select answer_sequence from answers where one_pick_count <> ${ofAnswer('one_picks')}`,
  'replies and their number': `select answer_sequence from answers
    where reply_count <> ${ofAnswer('replies', "and reply_status = '0001'")}`,
  'members and their number': `select club_sequence from clubs where member_count <> (select count(*) from club_members
    where club_members.tenant_id = clubs.tenant_id and club_members.club_sequence = clubs.club_sequence
      and membership_status = 'MEMBER')`,
  'likes and what they earned': `select answer_sequence from answers
    where ${earning} and least(like_count, 10) <> ${paid('like')}`,
  'one-picks and what they earned': `select answer_sequence from answers
    where ${earning} and least(one_pick_count, 3) <> ${paid('onePick')}`,
  'the ledger and the months': `select * from monthly_points full join (
      select tenant_id, member_id, date_trunc('month', happened_at at time zone time_zone)::date as month, sum(points) as earned
      from point_entries join tenants using (tenant_id) group by 1, 2, 3
    ) as ledger using (tenant_id, member_id, month)
    where points is distinct from earned`,
  'the months and the ranking': `select * from monthly_points as own join monthly_places as place
      on (place.tenant_id, place.month, place.points) = (own.tenant_id, own.month, own.ranked_points)
    where own.ranked_points <> own.points or place.place <> 1 + (select count(*) from monthly_points as ahead
      where (ahead.tenant_id, ahead.month) = (own.tenant_id, own.month) and ahead.ranked_points > own.ranked_points)`,
};

test.each(Object.entries(DIFFERENCES))('%s agree', async (_, differences) => {
  const { rows } = await withClient(server.owner, (client) => client.query(differences));
  expect(rows).toEqual([]);
});

test('there is something to compare', async () => {
  const { rows } = await withClient(server.owner, (client) =>
    client.query<{ compared: boolean }>(`select bool_and(there) as compared from (values
      (exists (select from answers where like_count > 0 and one_pick_count > 0 and reply_count > 0)),
      (exists (select from point_entries where kind = 'like')),
      (exists (select from monthly_places where place > 1))) as found (there)`),
  );
  expect(rows).toEqual([{ compared: true }]);
});
