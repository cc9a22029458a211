import { quotesIn } from '@dure/contract/answering/answers/quote-rules';
import { groupAnswer, settleQueue } from '../../src/features/answering/answer-queue/answer-queue.public.ts';
import { quotedAnswers } from '../../src/features/answering/answers/answers.public.ts';
import { keywordCoverage } from '../../src/kernel/language/text/keywords.ts';
import { build } from '../../src/kernel/database/build.ts';
import type { Transaction } from '../../src/kernel/database/database.ts';
import type { AnswerContent, ReplyContent } from './answers.content.ts';
import type { QuizContent } from '../quizzes/quizzes.content.ts';
import type { ClubContent } from '../clubs/clubs.content.ts';
import type { TenantContent } from '../tenants/tenants.content.ts';
import { aiGradesOf } from './ai-grades.ts';
import { memberIdOf, nicknameOf } from '../people/people.part.ts';
import type { Part } from '../part.ts';
import type { At } from '../story-time.ts';
import { recordGrades, sittingOf } from './sittings.ts';

interface Place {
  readonly tenant: TenantContent;
  readonly club: ClubContent;
  readonly clubSequence: number;
  readonly at: At;
}

const MINUTE_MS = 60_000;
const after = (time: Date, minutes: number) => new Date(time.getTime() + minutes * MINUTE_MS);
const statusOf = (answer: AnswerContent) => (answer.final !== null ? '0003' : answer.draft ? '0001' : '0002');
const replyCountOf = (replies: readonly ReplyContent[]) =>
  replies.reduce((sum, { replies: nested = [] }) => sum + 1 + nested.length, 0);

interface Seeded {
  readonly answer: AnswerContent;
  readonly answerSequence: number;
  readonly preAt: Date;
  readonly finalAt: Date | null;
}

async function insertAnswers(
  transaction: Transaction,
  { tenant, club, clubSequence, at }: Place,
  quizSequence: number,
  answers: readonly AnswerContent[],
  keywords: readonly string[],
): Promise<Seeded[]> {
  const timed = answers.map((answer) => ({
    answer,
    preAt: at(answer.preDay, answer.preMinute),
    finalAt: answer.finalDay === null ? null : at(answer.finalDay, answer.finalMinute ?? 0),
  }));
  const rows = await transaction.rows(
    build
      .insertInto('answers')
      .values(
        timed.map(({ answer, preAt, finalAt }) => ({
          tenant_id: transaction.tenantId,
          club_sequence: clubSequence,
          quiz_sequence: quizSequence,
          member_id: memberIdOf(tenant, answer.by),
          answer_status: statusOf(answer),
          pre_text: answer.draft ? '' : answer.pre,
          pre_submitted_at: answer.draft ? null : preAt,
          ...(club.aiGrading && aiGradesOf(answer)),
          final_text: answer.final ?? '',
          final_submitted_at: finalAt,
          draft_text: answer.draft ? answer.pre : (answer.finalDraft ?? null),
          draft_saved_at: answer.draft || answer.finalDraft ? after(preAt, 15) : null,
          draft_version: answer.draft || answer.finalDraft ? 1 : 0,
          content_read_at: answer.final || answer.finalDraft ? after(preAt, 10) : null,
          comprehension: answer.comprehension,
          like_count: answer.likes.length,
          one_pick_count: answer.onePicks.length,
          reply_count: replyCountOf(answer.replies),
          keyword_coverage: answer.final === null ? null : keywordCoverage(answer.final, keywords),
          created_at: preAt,
          updated_at: finalAt ?? preAt,
        })),
      )
      .returning(['answer_sequence', 'member_id']),
  );
  const sequences = new Map(rows.map((row) => [row.member_id, row.answer_sequence]));
  return timed.map((one) => ({ ...one, answerSequence: sequences.get(memberIdOf(tenant, one.answer.by))! }));
}

async function insertReplies(transaction: Transaction, { tenant }: Place, seeded: Seeded): Promise<void> {
  for (const { by, body, minute, replies = [] } of seeded.answer.replies) {
    const base = { tenant_id: transaction.tenantId, answer_sequence: seeded.answerSequence };
    let written = after(seeded.finalAt ?? seeded.preAt, minute);
    const parent = await transaction.first(
      build
        .insertInto('replies')
        .values({ ...base, member_id: memberIdOf(tenant, by), body, created_at: written })
        .returning('reply_sequence'),
    );
    for (const nested of replies) {
      written = after(written, nested.minute);
      await transaction.change(
        build.insertInto('replies').values({
          ...base,
          parent_reply_sequence: parent!.reply_sequence,
          member_id: memberIdOf(tenant, nested.by),
          body: nested.body,
          created_at: written,
        }),
      );
    }
  }
}

/** What belongs to the answers of one quiz, as rows of each table. */
function belongings(
  { tenant, club, clubSequence }: Place,
  quizSequence: number,
  rubric: NonNullable<QuizContent['rubric']>,
  tenantId: string,
  seeded: readonly Seeded[],
) {
  const leaderId = memberIdOf(tenant, club.leader);
  const submitted = seeded.filter(({ answer }) => !answer.draft);
  const sitting = sittingOf(seeded.flatMap(({ answer, finalAt }) => (answer.grade === null ? [] : [finalAt!])));
  const graded = seeded.flatMap(({ answer, answerSequence, finalAt }) => {
    const base = { tenant_id: tenantId, answer_sequence: answerSequence };
    const self = answer.selfGrade !== null && {
      ...base,
      grader: 'SELF',
      grade: answer.selfGrade,
      note: answer.selfNote ?? '',
      criteria: '[]',
      graded_by: memberIdOf(tenant, answer.by),
      graded_at: after(finalAt!, 5),
    };
    const instructor = answer.grade !== null && {
      ...base,
      grader: 'INSTRUCTOR',
      grade: answer.grade,
      note: '',
      criteria: JSON.stringify(
        (answer.marks ?? []).map((points, at) => ({ name: rubric[at]!.criterion, points, comment: '', level: null })),
      ),
      graded_by: leaderId,
      graded_at: sitting(),
    };
    return [self, instructor].filter((row) => row !== false);
  });
  return {
    versions: submitted.flatMap(({ answer, answerSequence, preAt, finalAt }) => [
      {
        tenant_id: tenantId,
        answer_sequence: answerSequence,
        version_no: 1,
        step: 'PRE',
        text: answer.pre,
        submitted_at: preAt,
      },
      ...(answer.final === null
        ? []
        : [
            {
              tenant_id: tenantId,
              answer_sequence: answerSequence,
              version_no: 2,
              step: 'FINAL',
              text: answer.final,
              submitted_at: finalAt!,
            },
          ]),
    ]),
    quotes: seeded.flatMap(({ answer, answerSequence, finalAt }) =>
      quotedAnswers(
        quotesIn(answer.final ?? ''),
        submitted.map((one) => ({
          name: nicknameOf(tenant, one.answer.by),
          answer_sequence: one.answerSequence,
          final_text: one.answer.final ?? '',
          versions: [{ text: one.answer.pre }],
        })),
      ).map(({ sequence, passage }) => ({
        tenant_id: tenantId,
        answer_sequence: answerSequence,
        quoted_sequence: sequence,
        passage,
        quoted_at: finalAt!,
      })),
    ),
    likes: seeded.flatMap(({ answer, answerSequence, preAt }) =>
      answer.likes.map((key, index) => ({
        tenant_id: tenantId,
        answer_sequence: answerSequence,
        member_id: memberIdOf(tenant, key),
        created_at: after(preAt, 60 + index * 7),
      })),
    ),
    onePicks: seeded.flatMap(({ answer, answerSequence, preAt }) =>
      answer.onePicks.map((key) => ({
        tenant_id: tenantId,
        club_sequence: clubSequence,
        quiz_sequence: quizSequence,
        member_id: memberIdOf(tenant, key),
        answer_sequence: answerSequence,
        reason: answer.pickReasons?.[key] ?? '',
        created_at: after(preAt, 90),
      })),
    ),
    graded,
    feedback: seeded.flatMap(({ answer, answerSequence, finalAt, preAt }) =>
      answer.feedback === null
        ? []
        : [
            {
              tenant_id: tenantId,
              answer_sequence: answerSequence,
              text: answer.feedback,
              written_by: leaderId,
              written_at: after(finalAt ?? preAt, 24 * 60),
            },
          ],
    ),
  };
}

/** The answers of one quiz with versions, likes, one-picks, replies, grades and feedback that agree with each other. */
async function seedAnswersOf(
  transaction: Transaction,
  place: Place,
  quizSequence: number,
  { answers, keywords, rubric = [] }: Pick<QuizContent, 'answers' | 'keywords' | 'rubric'>,
): Promise<void> {
  const seeded = await insertAnswers(transaction, place, quizSequence, answers, keywords);
  const rows = belongings(place, quizSequence, rubric, transaction.tenantId, seeded);
  const { versions, quotes, likes, onePicks, graded, feedback } = rows;
  const inserts = [
    versions.length > 0 && build.insertInto('answer_versions').values(versions),
    quotes.length > 0 && build.insertInto('answer_quotes').values(quotes),
    likes.length > 0 && build.insertInto('answer_likes').values(likes),
    onePicks.length > 0 && build.insertInto('one_picks').values(onePicks),
    graded.length > 0 && build.insertInto('answer_grades').values(graded),
    feedback.length > 0 && build.insertInto('answer_feedback').values(feedback),
  ].filter((query) => query !== false);
  await transaction.all(...inserts);
  await recordGrades(transaction, place.clubSequence, graded);
  for (const one of seeded) await insertReplies(transaction, place, one);
  const address = { club: place.clubSequence, quiz: quizSequence };
  const finals = seeded.flatMap(({ answer, answerSequence }) =>
    answer.final === null ? [] : groupAnswer(transaction.tenantId, address, answerSequence, answer.final),
  );
  if (finals.length > 0) await transaction.all(...finals);
  await settleQueue(
    transaction,
    seeded.map(({ answerSequence }) => answerSequence),
  );
}

const holdGrades = (tenantId: string, { clubSequence }: Place) =>
  build
    .updateTable('clubs')
    .set({ hold_grades: true })
    .where('tenant_id', '=', tenantId)
    .where('club_sequence', '=', clubSequence);

/** What members answered to the quizzes of the tenant's clubs. */
export const seedAnswers: Part = async ({ transaction, tenant, at, sequences }) => {
  for (const club of tenant.clubs.toReversed()) {
    const place = { tenant, club, clubSequence: sequences.get(club.key)!, at };
    for (const quiz of club.quizzes) {
      if (quiz.held) await transaction.change(holdGrades(transaction.tenantId, place));
      const quizSequence = sequences.get(`${club.key}/${quiz.key}`)!;
      if (quiz.answers.length > 0) await seedAnswersOf(transaction, place, quizSequence, quiz);
    }
  }
};
