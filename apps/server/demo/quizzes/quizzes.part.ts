import { sql } from 'kysely';
import { build } from '../../src/kernel/database/build.ts';
import type { Transaction } from '../../src/kernel/database/database.ts';
import { searchText, wordsOf } from '../../src/kernel/database/search.ts';
import type { QuizContent } from '../tenants/tenants.content.ts';
import { seedAnswers, type Place } from '../answers/answers.part.ts';
import { memberIdOf } from '../people/people.part.ts';
import { endOfDay } from '../story-time.ts';

/** Minute of the day at which quizzes of the story open: eight in the morning. */
export const OPEN_MINUTE = 8 * 60;
const ARTICLE = '0001';

async function insertContent(transaction: Transaction, { tenant, club, at }: Place, quiz: QuizContent) {
  if (!quiz.content) return null;
  const row = await transaction.first(
    build
      .insertInto('contents')
      .values({
        tenant_id: transaction.tenantId,
        author_id: memberIdOf(tenant, club.leader),
        content_type: ARTICLE,
        title: quiz.content.title,
        content_url: quiz.content.url,
        created_at: at(Math.min(-1, quiz.openDay - 7)),
      })
      .returning('content_sequence'),
  );
  return row!.content_sequence;
}

/** One quiz of a club, with its answers; answers its sequence. */
export async function seedQuiz(
  transaction: Transaction,
  place: Place,
  quiz: QuizContent,
  position: number,
): Promise<number> {
  const { tenant, club, clubSequence, at } = place;
  const written = at(Math.min(-1, quiz.openDay - 7));
  const textArray = (values: readonly unknown[]) => sql<string[]>`${values.map(String)}::text[]`;
  const row = await transaction.first(
    build
      .insertInto('quizzes')
      .values({
        tenant_id: transaction.tenantId,
        author_id: memberIdOf(tenant, club.leader),
        question: quiz.question,
        search_text: searchText(wordsOf(quiz.question)),
        model_answer: quiz.modelAnswer,
        model_answer_keywords: textArray(quiz.keywords),
        rubric: JSON.stringify((quiz.rubric ?? []).map(({ criterion, weight }) => ({ name: criterion, weight }))),
        job_group: club.jobGroups[0] ?? null,
        jobs: textArray(club.jobs),
        job_levels: textArray(club.jobLevels),
        content_sequence: await insertContent(transaction, place, quiz),
        created_at: written,
        updated_at: written,
      })
      .returning('quiz_sequence'),
  );
  const quizSequence = row!.quiz_sequence;
  await transaction.change(
    build.insertInto('club_quizzes').values({
      tenant_id: transaction.tenantId,
      club_sequence: clubSequence,
      quiz_sequence: quizSequence,
      position,
      week: quiz.week,
      open_at: at(quiz.openDay, OPEN_MINUTE),
      deadline_at: quiz.deadlineDay === null ? null : endOfDay(at, quiz.deadlineDay),
      published: quiz.published,
    }),
  );
  if (quiz.answers.length > 0) await seedAnswers(transaction, place, quizSequence, quiz.answers, quiz.keywords);
  return quizSequence;
}
