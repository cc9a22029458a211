import pg from 'pg';
import { DEMO_PASSWORD, hashPassword } from '../src/features/accounts/accounts.public.ts';
import type { Connection } from '../src/kernel/database/connection.ts';
import { Transaction } from '../src/kernel/database/database.ts';
import type { Services } from '../src/kernel/unit.ts';
import { tellAi } from './ai/ai.part.ts';
import { tellWritings } from './ai/writings.part.ts';
import { tellAnswers } from './answers/answers.part.ts';
import { tellAiModes } from './answers/ai-modes.part.ts';
import { tellEvaluations } from './answers/evaluations.part.ts';
import { tellInfluences } from './answers/influences.part.ts';
import { tellTemplates } from './answers/templates.part.ts';
import { tellClubs } from './clubs/clubs.part.ts';
import { paintCovers } from './clubs/covers.ts';
import { tellSubmissions } from './clubs/submissions.part.ts';
import { tellContents } from './contents/contents.part.ts';
import { storeDocuments } from './contents/documents.ts';
import { documentsOf } from './lectures/lecture-documents.ts';
import { tellFriends } from './friends/friends.part.ts';
import { tellLectures } from './lectures/lectures.part.ts';
import { tellConversations } from './lectures/conversations.part.ts';
import { tellQuestions } from './lectures/questions.part.ts';
import { tellMessages } from './messages/messages.part.ts';
import { tellNotifications } from './notifications/notifications.part.ts';
import type { Part } from './part.ts';
import { tellCodes } from './people/codes.part.ts';
import { tellPeople } from './people/people.part.ts';
import { tellPoints } from './points/points.part.ts';
import { tellLounge } from './quizzes/lounge.part.ts';
import { tellQuizzes } from './quizzes/quizzes.part.ts';
import { tellRecalls } from './recalls/recalls.part.ts';
import { tellPrivacy } from './privacy/privacy.part.ts';
import { storyTime } from './story-time.ts';
import { STORY } from './tenants/story.ts';
import { insertTenant, tenantIdOf } from './tenants/tenants.rows.ts';

/** The areas that the story has to tell of, each after those that its rows refer to. */
const PARTS: readonly Part[] = [
  tellCodes,
  tellPeople,
  tellClubs,
  tellQuizzes,
  tellContents,
  tellLectures,
  tellQuestions,
  tellConversations,
  tellAnswers,
  tellInfluences,
  tellEvaluations,
  tellAiModes,
  tellTemplates,
  tellRecalls,
  tellMessages,
  tellSubmissions,
  tellLounge,
  tellFriends,
  tellNotifications,
  tellPoints,
  tellAi,
  tellWritings,
  tellPrivacy,
];

/** Kept while the story is being written, so that servers that start together write it once. */
const LOCK_KEY = 4_153_021_978;

/** Writes the demo story into an empty database; does nothing where there is a tenant already. */
export async function seedDemo(owner: Connection, services: Services): Promise<void> {
  const client = new pg.Client(owner);
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    const { rowCount } = await client.query('select from tenants limit 1');
    if (rowCount !== 0) return;
    const at = storyTime(services.clock.now());
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const covers = await Promise.all(STORY.map((tenant) => paintCovers(services.files, tenantIdOf(tenant))));
    const documents = await Promise.all(
      STORY.map((tenant) => storeDocuments(services.files, tenantIdOf(tenant), documentsOf(tenant))),
    );
    // All of the story or nothing: a first start that breaks off leaves an empty database.
    await client.query('begin');
    for (const [index, tenant] of STORY.entries()) {
      const tenantId = tenantIdOf(tenant);
      await insertTenant(client, tenant, at(-120));
      await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
      const transaction = new Transaction(tenantId, client);
      const its = { covers: covers[index]!, documents: documents[index]! };
      const telling = { transaction, tenant, at, passwordHash, ...its, sequences: new Map() };
      for (const tell of PARTS) await tell(telling);
    }
    await client.query('commit');
    // Without statistics the planner misjudges the first lists.
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

/** What the person at the terminal reads of it: addresses and accounts. */
export const describe = (port: number | undefined): readonly string[] => [
  `  Other tenants:  http://hanbit.localhost:${port}  http://saero.localhost:${port}`,
  '  Demo accounts:  manager@dure.test  instructor@dure.test  member1@dure.test … member8@dure.test',
  '                  (the same names at hanbit.test and saero.test for the other tenants)',
  `  Password:       ${DEMO_PASSWORD}`,
];
