import pg from 'pg';
import { DEMO_PASSWORD, hashPassword } from '../src/features/tenancy/accounts/accounts.public.ts';
import type { Connection } from '../src/kernel/database/connection.ts';
import { Transaction } from '../src/kernel/database/database.ts';
import type { Services } from '../src/kernel/unit.ts';
import { seedAi } from './ai/ai.part.ts';
import { seedWritings } from './ai/writings.part.ts';
import { seedAnswers } from './answers/answers.part.ts';
import { seedAiModes } from './answers/ai-modes.part.ts';
import { seedEvaluations } from './answers/evaluations.part.ts';
import { seedInfluences } from './answers/influences.part.ts';
import { seedTemplates } from './answers/templates.part.ts';
import { seedClubs } from './clubs/clubs.part.ts';
import { paintCovers } from './clubs/covers.ts';
import { seedSubmissions } from './clubs/submissions.part.ts';
import { seedContents } from './contents/contents.part.ts';
import { storeDocuments } from './contents/documents.ts';
import { seedInvitations } from './invitations/invitations.part.ts';
import { documentsOf } from './lectures/lecture-documents.ts';
import { seedFriends } from './friends/friends.part.ts';
import { seedLectures } from './lectures/lectures.part.ts';
import { seedConversations } from './lectures/conversations.part.ts';
import { seedQuestions } from './lectures/questions.part.ts';
import { seedMentors } from './mentors/mentors.part.ts';
import { seedMessages } from './messages/messages.part.ts';
import { seedNotifications } from './notifications/notifications.part.ts';
import { seedNotices } from './notices/notices.part.ts';
import type { Part } from './part.ts';
import { seedCodes } from './people/codes.part.ts';
import { seedJobs } from './people/jobs.part.ts';
import { seedPeople } from './people/people.part.ts';
import { seedPoints } from './points/points.part.ts';
import { storePostFiles } from './posts/posts.files.ts';
import { seedPosts } from './posts/posts.part.ts';
import { seedResumes } from './resumes/resumes.part.ts';
import { seedSeminars } from './seminars/seminars.part.ts';
import { seedLounge } from './quizzes/lounge.part.ts';
import { seedQuizzes } from './quizzes/quizzes.part.ts';
import { seedRecalls } from './recalls/recalls.part.ts';
import { seedAudit } from './privacy/audit.part.ts';
import { seedPrivacy } from './privacy/privacy.part.ts';
import { storyTime } from './story-time.ts';
import { STORY } from './tenants/story.ts';
import { insertTenant, tenantIdOf } from './tenants/tenants.rows.ts';

/** The areas that the story has to tell of, each after those that its rows refer to. */
const PARTS: readonly Part[] = [
  seedCodes,
  seedPeople,
  seedClubs,
  seedQuizzes,
  seedContents,
  seedLectures,
  seedQuestions,
  seedConversations,
  seedAnswers,
  seedInfluences,
  seedEvaluations,
  seedAiModes,
  seedTemplates,
  seedRecalls,
  seedMessages,
  seedSubmissions,
  seedLounge,
  seedFriends,
  seedNotifications,
  seedNotices,
  seedPoints,
  seedAi,
  seedWritings,
  seedPrivacy,
  seedAudit,
  seedInvitations,
  seedJobs,
  seedPosts,
  seedSeminars,
  seedResumes,
  seedMentors,
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
    const postFiles = await Promise.all(STORY.map((tenant) => storePostFiles(services.files, tenantIdOf(tenant))));
    // All of the story or nothing: a first start that breaks off leaves an empty database.
    await client.query('begin');
    for (const [index, tenant] of STORY.entries()) {
      const tenantId = tenantIdOf(tenant);
      await insertTenant(client, tenant, at(-120));
      await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId]);
      const transaction = new Transaction(tenantId, client);
      const its = { covers: covers[index]!, documents: documents[index]!, postFiles: postFiles[index]! };
      const { secrets } = services;
      const seed = { transaction, tenant, at, passwordHash, secrets, ...its, sequences: new Map() };
      for (const tell of PARTS) await tell(seed);
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
