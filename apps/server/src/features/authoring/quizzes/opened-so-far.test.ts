import { isOpenedSoFar } from '@dure/contract/insight/dashboard/club-figures';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { build } from '../../../kernel/database/build.ts';
import { makeTenant } from '../../../testing/people.ts';
import { startTestServer } from '../../../testing/server.ts';

test('the database counts a quiz as opened as the contract does', async () => {
  const server = await startTestServer();
  const tenantId = await makeTenant(server);
  const now = server.clock.now();
  const hour = fc.integer({ min: -2, max: 2 }).map((hours) => new Date(now.getTime() + hours * 3_600_000));
  const quiz = fc.record({ published: fc.boolean(), openAt: fc.option(hour), answerCount: fc.nat(2) });
  const quizzes = fc.sample(quiz, 300);
  const [rows] = await server.database.read(
    tenantId,
    build
      .selectFrom(
        sql<{
          place: number;
          opened: boolean;
        }>`(select place, is_opened_so_far(published, open_at, pre_count, ${now}) as opened
          from jsonb_to_recordset(${JSON.stringify(
            quizzes.map(({ published, openAt, answerCount }, place) => ({
              place,
              published,
              open_at: openAt,
              pre_count: answerCount,
            })),
          )}::jsonb) as quiz(place integer, published boolean, open_at timestamptz, pre_count integer))`.as('quizzes'),
      )
      .select(['place', 'opened']),
  );
  expect(rows).toHaveLength(quizzes.length);
  expect(rows.filter(({ place, opened }) => opened !== isOpenedSoFar(quizzes[place]!, now))).toEqual([]);
});
