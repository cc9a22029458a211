import { queueRank } from '@dure/contract/grading/grading/grading-need';
import type pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { build } from '../../apps/server/src/kernel/database/build.ts';
import { Transaction } from '../../apps/server/src/kernel/database/database.ts';
import { generateSigningKey, Tokens } from '../../apps/server/src/kernel/session/tokens.ts';
import type { JWK } from 'jose';
import { agreeAll } from './agree.ts';

const MEMBERS = 200;
const CLUBS = 100;
const QUIZZES = 20;
const QUIZZES_OF_OTHERS = 5;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A tenant to measure in: 200 members of one club with 20 quizzes that each has answered, among 100 clubs with quizzes. */
export interface World {
  readonly club: number;
  readonly quiz: number;
  readonly members: { memberId: string; token: string }[];
  readonly sessionKeys: JWK[];
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

async function insertPeople(transaction: Transaction): Promise<string[]> {
  const ids = Array.from({ length: MEMBERS + 1 }, () => uuidv7());
  await transaction.change(
    build.insertInto('members').values(
      ids.map((id, index) => ({
        tenant_id: transaction.tenantId,
        member_id: id,
        email: `${index}@bench.test`,
        email_normal: `${index}@bench.test`,
        password_hash: '',
        nickname: `member ${index}`,
        roles: index === 0 ? ['ROLE_USER', 'ROLE_INSTRUCTOR'] : ['ROLE_USER'],
        created_at: new Date(),
      })),
    ),
  );
  return ids;
}

async function insertClubs(transaction: Transaction, leaderId: string): Promise<number[]> {
  const rows = await transaction.rows(
    build
      .insertInto('clubs')
      .values(
        Array.from({ length: CLUBS }, (_, index) => ({
          tenant_id: transaction.tenantId,
          club_type: '0100',
          club_status: '0400',
          creator_id: leaderId,
          leader_id: leaderId,
          club_name: `club ${index}`,
          search_text: `club ${index}`,
          start_at: inDays(-30),
          end_at: inDays(30),
          week_count: 8,
          study_count: 8,
          job_groups: ['0300'],
          job_levels: ['1'],
          participation_code: `BENCH${String(index).padStart(4, '0')}`,
          created_at: new Date(),
          updated_at: new Date(),
        })),
      )
      .returning('club_sequence'),
  );
  return rows.map((row) => row.club_sequence);
}

/** A final answer that nobody has graded. */
const WAITING = {
  answerStatus: '0003',
  grades: { INSTRUCTOR: null, AI: null, SELF: null },
  coverage: null,
  confidence: null,
  duplicateDifference: null,
  disputed: null,
  isOfficialByAi: false,
  hasFeedback: false,
  isReviewAsked: false,
};

async function joinClub(transaction: Transaction, club: number, memberIds: string[]): Promise<void> {
  await transaction.change(
    build.insertInto('club_members').values(
      memberIds.map((id) => ({
        tenant_id: transaction.tenantId,
        club_sequence: club,
        member_id: id,
        membership_status: 'MEMBER',
        requested_at: inDays(-20),
        joined_at: inDays(-20),
      })),
    ),
  );
}

/** A quiz of the club with a final answer of each member, a minute apart. */
async function insertQuiz(
  transaction: Transaction,
  club: number,
  leaderId: string,
  memberIds: string[],
  position: number,
): Promise<number> {
  const tenant = { tenant_id: transaction.tenantId };
  const quiz = await transaction.first(
    build
      .insertInto('quizzes')
      .values({
        ...tenant,
        author_id: leaderId,
        question: 'question',
        created_at: inDays(-20),
        updated_at: inDays(-20),
      })
      .returning('quiz_sequence'),
  );
  await transaction.change(
    build.insertInto('club_quizzes').values({
      ...tenant,
      club_sequence: club,
      quiz_sequence: quiz!.quiz_sequence,
      position,
      week: 1,
      open_at: inDays(-10),
      published: true,
    }),
  );
  const later = (days: number, index: number) => new Date(inDays(days).getTime() + index * MINUTE_MS);
  if (memberIds.length === 0) return quiz!.quiz_sequence;
  await transaction.change(
    build.insertInto('answers').values(
      memberIds.map((id, index) => ({
        ...tenant,
        club_sequence: club,
        quiz_sequence: quiz!.quiz_sequence,
        member_id: id,
        answer_status: '0003',
        pre_text: `pre-answer ${index} `.repeat(10),
        pre_submitted_at: later(-9, index),
        final_text: `final answer ${index} `.repeat(20),
        final_submitted_at: later(-8, index),
        queue_rank: queueRank(WAITING),
        queue_at: later(-8, index),
        created_at: later(-9, index),
        updated_at: later(-8, index),
      })),
    ),
  );
  return quiz!.quiz_sequence;
}

/** Fills a migrated database through its owner's connection. */
export async function makeWorld(owner: pg.Client): Promise<World> {
  const tenantId = uuidv7();
  await owner.query('begin');
  await owner.query(
    `insert into tenants (tenant_id, uri, name, logo_svg, footer, color_preset)
     values ($1, 'dure', 'bench', '<svg xmlns="http://www.w3.org/2000/svg"/>', '{"kind":"GENERIC","lines":[]}', 'blue')`,
    [tenantId],
  );
  await owner.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
  const transaction = new Transaction(tenantId, owner);
  const [leaderId, ...memberIds] = (await insertPeople(transaction)) as [string, ...string[]];
  const [club, ...others] = (await insertClubs(transaction, leaderId)) as [number, ...number[]];
  await transaction.execute('update clubs set member_count = $1 where club_sequence = $2', [memberIds.length, club]);
  await joinClub(transaction, club, memberIds);
  const quizzes: number[] = [];
  for (let position = 1; position <= QUIZZES; position++) {
    quizzes.push(await insertQuiz(transaction, club, leaderId, memberIds, position));
  }
  for (const other of others) {
    for (let position = 1; position <= QUIZZES_OF_OTHERS; position++) {
      await insertQuiz(transaction, other, leaderId, [], position);
    }
  }
  await agreeAll(owner);
  await owner.query('commit');
  await owner.query(`create table bench_rows as
    select id, repeat('x', 200) as body, 0 as hits from generate_series(0, 999) id`);
  await owner.query('alter table bench_rows add primary key (id)');
  // The database leaves alone what is empty, and so does this: a plan for no rows would be kept while the rows come.
  const filled = await owner.query<{ names: string }>(
    `select string_agg(relid::regclass::text, ', ') as names from pg_stat_user_tables where pg_relation_size(relid) > 0`,
  );
  await owner.query(`vacuum analyze ${filled.rows[0]!.names}`);

  const sessionKeys = [await generateSigningKey()];
  const tokens = await Tokens.create(sessionKeys);
  const members = await Promise.all(
    memberIds.map(async (memberId, index) => ({
      memberId,
      token: await tokens.issueMember(
        { memberType: 'MEMBER', memberId, nickname: `member ${index + 1}`, roles: ['ROLE_USER'], tenantUUID: tenantId },
        new Date(),
      ),
    })),
  );
  return { club, quiz: quizzes[0]!, members, sessionKeys };
}
