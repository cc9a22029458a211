import { createHash } from 'node:crypto';
import {
  FIRST_RECALL_DAYS,
  FIRST_RECALL_DAYS_LOW,
  LOW_GRADE,
  type RecallRating,
} from '@dure/contract/answering/recalls/ratings';
import { sql } from 'kysely';
import {
  expectedShare,
  insertRecalls,
  memoryOfAnswer,
  recallsOf,
} from '../../src/features/answering/recalls/recalls.public.ts';
import { build } from '../../src/kernel/database/build.ts';
import { sameTenant } from '../../src/kernel/database/tenant-join.ts';
import type { Part } from '../part.ts';

/** Of people who look in most evenings: what came due in these days waits still, or not. */
const MAY_WAIT_DAYS = 10;
const WAITS = 0.6;
const EVENING_MINUTE = 21 * 60 + 10;

/** Between 0 and 1, the same in every run. */
const chanceOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32;

/** Weeks in which recalling was still new: who begins with it knows less than FSRS expects, and week by week more of it. */
const LEARNING_WEEKS = 7;
const BEGINNING = 0.55;

/** Which part of what FSRS expects is known on a day of the story; good and bad weeks alternate. */
function learnedBy(day: number, who: string): number {
  const week = Math.ceil(-day / 7);
  const progress = 1 - Math.min(week, LEARNING_WEEKS) / LEARNING_WEEKS;
  return Math.min(1, BEGINNING + (1 - BEGINNING) * progress + (chanceOf(`${who}/${week}`) - 0.5) * 0.2);
}

/** They remember as expected: who is luckier than that forgets. */
function ratingBy(chance: number, expected: number): RecallRating {
  if (chance > expected) return 'AGAIN';
  const ease = chance / expected;
  if (ease > 0.8) return 'HARD';
  return ease < 0.15 ? 'EASY' : 'GOOD';
}

const answered = (tenantId: string) =>
  build
    .selectFrom('answers')
    .innerJoin('quizzes', (join) => sameTenant(join, 'quizzes', 'answers', 'quiz_sequence'))
    .select([
      'answers.answer_sequence',
      sql<string>`answers.member_id || '/' || quizzes.question`.as('name'),
      sql<string>`(answers.final_submitted_at at time zone 'Asia/Seoul')::date::text`.as('answered_on'),
      sql<number | null>`coalesce(case when answers.grades_held is not true then answers.official_grade end,
        (select grade from answer_grades where answer_grades.tenant_id = answers.tenant_id
          and answer_grades.answer_sequence = answers.answer_sequence and grader = 'SELF'))`.as('grade'),
    ])
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.answer_status', '=', '0003');

/** What people recalled of their finished quizzes on the evenings since: by the schedule of the product. */
export const seedRecalls: Part = async ({ transaction, at }) => {
  const tenant_id = transaction.tenantId;
  // Noon of Seoul is the same day in UTC.
  const dayOf = (day: number) =>
    at(day, 12 * 60)
      .toISOString()
      .slice(0, 10);
  const numberOf = (day: string) => Math.round((Date.parse(day) - Date.parse(dayOf(0))) / 86_400_000);
  const rows = (await transaction.rows(answered(tenant_id))).flatMap(
    ({ answer_sequence, name, answered_on, grade }) => {
      const told = [];
      let memory = memoryOfAnswer(answered_on, grade);
      let due =
        numberOf(answered_on) + (grade !== null && grade < LOW_GRADE ? FIRST_RECALL_DAYS_LOW : FIRST_RECALL_DAYS);
      for (let turn = 0; due < 0; turn++) {
        if (due > -MAY_WAIT_DAYS && chanceOf(`${name}/${turn}/waits`) < WAITS) break;
        const expected = expectedShare([{ stability: memory.stability, days: due - numberOf(memory.since) }])!;
        const rating = ratingBy(chanceOf(`${name}/${turn}`), expected * learnedBy(due, name.slice(0, 36)));
        const { nextOn, ...next } = recallsOf(memory, dayOf(due)).find((one) => one.rating === rating)!;
        told.push({
          tenant_id,
          answer_sequence,
          recalled_on: dayOf(due),
          due_on: nextOn,
          rating,
          text: '',
          recalled_at: at(due, EVENING_MINUTE),
          stability: next.stability,
          difficulty: next.difficulty,
        });
        memory = next;
        due = numberOf(nextOn);
      }
      return told;
    },
  );
  if (rows.length > 0) await transaction.change(insertRecalls(rows));
};
