import { ANSWER_STATUS } from '@dure/contract/codes/answer-status';
import { sql } from 'kysely';
import { build } from '../../../kernel/database/build.ts';
import type { RowsOf } from '../../../kernel/database/database.ts';
import { sameTenant } from '../../../kernel/database/tenant-join.ts';
import { anonymity, anonymousNumber } from '../../clubs/quiz-access/quiz-access.public.ts';

/** Files of the submitted answers to one quiz of a club, or to all of them. */
export interface FilesOf {
  readonly tenantId: string;
  readonly club: number;
  readonly quiz: number | null;
  /** Those of both steps; otherwise of the step that others read. */
  readonly bothSteps: boolean;
  /** Whether the club hides from the caller who wrote what. */
  readonly hidesPeople: boolean;
}

const filesOf = ({ tenantId, club, quiz, bothSteps }: FilesOf) => {
  const submitted = build
    .selectFrom('answers')
    .innerJoin('answer_files', (join) => sameTenant(join, 'answer_files', 'answers', 'answer_sequence'))
    .innerJoin('files', (join) => sameTenant(join, 'files', 'answer_files', 'file_key'))
    .where('answers.tenant_id', '=', tenantId)
    .where('answers.club_sequence', '=', club)
    .where('answers.pre_submitted_at', 'is not', null)
    .where('answer_files.step', '!=', 'DRAFT');
  const ofQuiz = quiz === null ? submitted : submitted.where('answers.quiz_sequence', '=', quiz);
  if (bothSteps) return ofQuiz;
  const shownStep = sql<string>`case when answers.answer_status = ${sql.lit(ANSWER_STATUS.final)}
    then 'FINAL' else 'PRE' end`;
  return ofQuiz.where('answer_files.step', '=', shownStep);
};

/** How many there are and how large they are together. */
export const sumFiles = (of: FilesOf) =>
  filesOf(of).select((row) => [
    row.fn.countAll<number>().as('count'),
    sql<number>`coalesce(sum(files.byte_size), 0)`.as('bytes'),
  ]);

/** The files with whose they are, in the order of quizzes, then of members: by name, which would tell of hidden people, or by number. */
export const listFiles = (of: FilesOf, limit: number) =>
  filesOf(of)
    .innerJoin('members', (join) => sameTenant(join, 'members', 'answers', 'member_id'))
    .innerJoin('club_quizzes', (join) =>
      sameTenant(join, 'club_quizzes', 'answers', ['club_sequence', 'quiz_sequence']),
    )
    .select([
      'answers.answer_sequence',
      'answers.quiz_sequence',
      'club_quizzes.position as no',
      'answer_files.step',
      'answer_files.position',
      'files.file_key',
      'files.name',
      'files.content_type',
      'files.created_at',
      'members.member_id',
      'members.nickname',
      'members.profile_image_key',
      'answers.alias_id',
      anonymousNumber('answers', anonymity(sql`${of.tenantId}`, sql`${of.club}`)).as('anonymous_number'),
    ])
    .orderBy('club_quizzes.position')
    .orderBy(of.hidesPeople ? 'answers.pre_submitted_at' : 'members.nickname')
    .orderBy('answers.answer_sequence')
    .orderBy('answer_files.step', 'desc')
    .orderBy('answer_files.position')
    .limit(limit);
export type AnswerFileRow = RowsOf<ReturnType<typeof listFiles>>[number];
