import { build } from '../../src/kernel/database/build.ts';
import { searchText, wordsOf } from '../../src/kernel/database/search.ts';
import type { ClubContent } from '../clubs/clubs.content.ts';
import type { QuizContent } from './quizzes.content.ts';
import { memberIdOf } from '../people/people.part.ts';
import type { Part, SeedContext } from '../part.ts';
import { textArray } from '../rows.ts';
import { endOfDay } from '../story-time.ts';

/** Minute of the day at which quizzes of the story open: eight in the morning. */
export const OPEN_MINUTE = 8 * 60;
const ARTICLE = '0001';

async function insertContent({ transaction, tenant, at }: SeedContext, { leader }: ClubContent, quiz: QuizContent) {
  if (!quiz.content) return null;
  const row = await transaction.first(
    build
      .insertInto('contents')
      .values({
        tenant_id: transaction.tenantId,
        author_id: memberIdOf(tenant, leader),
        content_type: ARTICLE,
        title: quiz.content.title,
        content_url: quiz.content.url,
        created_at: at(Math.min(-1, quiz.openDay - 7)),
      })
      .returning('content_sequence'),
  );
  return row!.content_sequence;
}

/** One quiz of a club; answers its sequence. */
async function insertQuiz(seed: SeedContext, club: ClubContent, quiz: QuizContent, position: number): Promise<number> {
  const { transaction, tenant, at, sequences } = seed;
  const written = at(Math.min(-1, quiz.openDay - 7));
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
        rubric: JSON.stringify((quiz.rubric ?? []).map(({ criterion, ...rest }) => ({ name: criterion, ...rest }))),
        job_group: club.jobGroups[0] ?? null,
        jobs: textArray(club.jobs),
        job_levels: textArray(club.jobLevels),
        content_sequence: await insertContent(seed, club, quiz),
        created_at: written,
        updated_at: written,
      })
      .returning('quiz_sequence'),
  );
  await transaction.change(
    build.insertInto('club_quizzes').values({
      tenant_id: transaction.tenantId,
      club_sequence: sequences.get(club.key)!,
      quiz_sequence: row!.quiz_sequence,
      position,
      week: quiz.week,
      topic: quiz.topic ?? '',
      open_at: at(quiz.openDay, OPEN_MINUTE),
      deadline_at: quiz.deadlineDay === null ? null : endOfDay(at, quiz.deadlineDay),
      published: quiz.published,
    }),
  );
  return row!.quiz_sequence;
}

/** The quizzes of the tenant's clubs with what is to be read for them. */
export const seedQuizzes: Part = async (seed) => {
  for (const club of seed.tenant.clubs.toReversed()) {
    for (const [index, quiz] of club.quizzes.entries()) {
      seed.sequences.set(`${club.key}/${quiz.key}`, await insertQuiz(seed, club, quiz, index + 1));
    }
  }
};
