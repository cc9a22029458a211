import { sql } from 'kysely';
import { refreshQuizFigures } from '../../src/features/authoring/quizzes/quizzes.public.ts';
import { build } from '../../src/kernel/database/build.ts';
import { searchText, wordsOf } from '../../src/kernel/database/search.ts';
import type { LoungeContent } from './lounge.content.ts';
import { memberIdOf } from '../people/people.part.ts';
import { OPEN_MINUTE } from './quizzes.part.ts';
import type { Part, SeedContext } from '../part.ts';
import { textArray } from '../rows.ts';
import { endOfDay } from '../story-time.ts';

type Taken = LoungeContent['taken'][number];

async function insertWritten({ transaction, tenant, at }: SeedContext): Promise<void> {
  const rows = tenant.lounge.written.map((quiz, index) => ({
    tenant_id: transaction.tenantId,
    author_id: memberIdOf(tenant, quiz.author),
    question: quiz.question,
    search_text: searchText(wordsOf(quiz.question)),
    model_answer: quiz.modelAnswer,
    model_answer_keywords: textArray(quiz.keywords),
    job_group: quiz.jobGroup,
    jobs: textArray(quiz.jobs),
    job_levels: textArray(quiz.jobLevels),
    tags: textArray(quiz.tags),
    quiz_status: quiz.status,
    deleted_at: quiz.status === 'DELETED' ? at(-3) : null,
    created_at: at(-30 + index, 600),
    updated_at: at(-30 + index, 600),
  }));
  await transaction.change(build.insertInto('quizzes').values(rows));
}

/** A club's copy of a public quiz of another club. */
async function takeQuiz(
  { transaction, tenant, at, sequences }: SeedContext,
  { from, into, week, openDay, deadlineDay }: Taken,
): Promise<void> {
  const club = tenant.clubs.find(({ key }) => key === into)!;
  const copied = ['question', 'search_text', 'model_answer', 'model_answer_keywords', 'rubric', 'job_group'] as const;
  const lists = ['jobs', 'job_levels', 'tags'] as const;
  const copy = await transaction.first(
    build
      .insertInto('quizzes')
      .columns([
        ...copied,
        ...lists,
        'tenant_id',
        'author_id',
        'source_quiz_sequence',
        'origin_quiz_sequence',
        'created_at',
        'updated_at',
      ])
      .expression((row) =>
        row
          .selectFrom('quizzes')
          .select([
            ...copied,
            ...lists,
            'tenant_id',
            sql<string>`${memberIdOf(tenant, club.leader)}::uuid`.as('author_id'),
            'quiz_sequence as source_quiz_sequence',
            'quiz_sequence as origin_quiz_sequence',
            sql<Date>`${at(-2)}::timestamptz`.as('created_at'),
            sql<Date>`${at(-2)}::timestamptz`.as('updated_at'),
          ])
          .where('tenant_id', '=', transaction.tenantId)
          .where('quiz_sequence', '=', sequences.get(from)!),
      )
      .returning('quiz_sequence'),
  );
  const before = tenant.lounge.taken.filter((one) => one.into === into).findIndex((one) => one.from === from);
  await transaction.change(
    build.insertInto('club_quizzes').values({
      tenant_id: transaction.tenantId,
      club_sequence: sequences.get(into)!,
      quiz_sequence: copy!.quiz_sequence,
      position: club.quizzes.length + before + 1,
      week,
      open_at: openDay === null ? null : at(openDay, OPEN_MINUTE),
      deadline_at: deadlineDay === null ? null : endOfDay(at, deadlineDay),
      published: openDay !== null,
    }),
  );
}

/** What stands in the tenant's lounge, what clubs took out of it, and how much all that is used and liked. */
export const seedLounge: Part = async (seed) => {
  const { transaction, tenant, sequences } = seed;
  await insertWritten(seed);
  const open = tenant.lounge.open.map((name) => sequences.get(name)!);
  await transaction.change(
    build
      .updateTable('quizzes')
      .set({ quiz_status: 'PUBLIC' })
      .where('tenant_id', '=', transaction.tenantId)
      .where('quiz_sequence', 'in', open),
  );
  for (const taken of tenant.lounge.taken) await takeQuiz(seed, taken);
  await transaction.execute('select settle_likes($1, 10000)', [transaction.tenantId]);
  await refreshQuizFigures(transaction);
};
