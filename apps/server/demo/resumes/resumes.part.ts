import { randomBytes } from 'node:crypto';
import {
  hashOf,
  insertLink,
  listFinishedClubs,
  listGrades,
  listRecordedAnswers,
  putGradeProof,
  putProof,
  putResume,
  putStories,
  recordsOf,
} from '../../src/features/people/resume-stories/resume-stories.public.ts';
import type { Part, SeedContext } from '../part.ts';
import { memberIdOf } from '../people/people.part.ts';
import { STORY } from '../tenants/story.ts';
import { RESUMES, type ResumeContent } from './resumes.content.ts';

/** Days before and after the first run between which a link is open. */
const [OPENED, OPEN] = [8, 82];
const SECRET_BYTES = 16;

/** What the records say of the clubs is agreed to be shown, and a link is open. */
async function show(
  seed: SeedContext,
  memberId: string,
  resumeSequence: number,
  graded: ReadonlySet<number>,
): Promise<void> {
  const { transaction, at, secrets } = seed;
  const { tenantId } = transaction;
  const of = { tenantId, memberId };
  const [clubs, answers, grades] = await transaction.all(
    listFinishedClubs(of),
    listRecordedAnswers(of),
    listGrades(of),
  );
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const link = {
    hash: hashOf(secret),
    sealed: secrets.seal(secret, tenantId),
    now: at(-OPENED),
    until: at(OPEN),
  };
  await transaction.all(
    ...recordsOf(clubs, answers).map((record) => putProof(of, record, at(-OPENED))),
    ...grades
      .filter(({ quiz_sequence }) => graded.has(quiz_sequence))
      .map((grade) => putGradeProof(of, grade, at(-OPENED))),
    insertLink({ tenantId, resumeSequence }, link),
  );
}

async function write(seed: SeedContext, { who, headline, isShown, stories }: ResumeContent): Promise<void> {
  const { transaction, tenant, at, sequences } = seed;
  const { tenantId } = transaction;
  const memberId = memberIdOf(tenant, who);
  const year = at(0).getUTCFullYear();
  const row = await transaction.first(putResume({ tenantId, memberId }, headline, 0));
  const resumeSequence = row!.resume_sequence;
  const written = stories.map(({ title, text, from, until, nodes }) => ({
    title,
    description: text,
    startedAtYear: year - from[0],
    startedAtMonth: from[1],
    finishedAtYear: year - until[0],
    finishedAtMonth: until[1],
    nodes: nodes.map(({ level, jobGroup, text: description, club, quiz }) => ({
      level,
      jobGroup,
      description,
      clubSequence: sequences.get(club ?? quiz?.split('/')[0] ?? '') ?? null,
      quizSequence: sequences.get(quiz ?? '') ?? null,
    })),
  }));
  await transaction.all(...putStories({ tenantId, resumeSequence }, written));
  const graded = new Set(written.flatMap(({ nodes }) => nodes.flatMap(({ quizSequence }) => quizSequence ?? [])));
  if (isShown) await show(seed, memberId, resumeSequence, graded);
}

/** Resumes of the first tenant: its clubs are what they rest on. */
export const seedResumes: Part = async (seed) => {
  if (seed.tenant !== STORY[0]) return;
  for (const resume of RESUMES) await write(seed, resume);
};
