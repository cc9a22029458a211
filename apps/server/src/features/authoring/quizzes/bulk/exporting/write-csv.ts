import { BULK_COLUMNS, type BulkColumn } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import { BULK_HEADS } from '@dure/contract/authoring/quizzes/bulk/bulk.text';
import { csvText } from '@dure/contract/authoring/quizzes/bulk/csv';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { type CodeKind, type Codes, withNames } from '../../../../tenancy/tenants/tenants.public.ts';
import type { ExportedRow } from './exported.queries.ts';
import { rubricText } from './rubric-text.ts';

function cellsOf(quiz: ExportedRow, codes: Codes): string[] {
  const names = (kind: CodeKind, chosen: readonly string[]) =>
    withNames(codes, kind, chosen)
      .map(({ name }) => name)
      .join(', ');
  const cells: Partial<Record<BulkColumn, string>> = {
    question: quiz.question,
    modelAnswer: quiz.model_answer,
    modelAnswerKeywords: quiz.model_answer_keywords.join(', '),
    jobGroup: names('JOB_GROUP', quiz.job_group === null ? [] : [quiz.job_group]),
    jobs: names('JOB', quiz.jobs),
    jobLevels: names('JOB_LEVEL', quiz.job_levels),
    tags: quiz.tags.join(', '),
    rubric: rubricText(quiz.rubric as unknown as readonly RubricCriterion[]),
    content: (quiz.content_url ?? '') || (quiz.content_title ?? ''),
  };
  return BULK_COLUMNS.quiz.map((column) => cells[column] ?? '');
}

/** Quizzes as the table that people fill in. */
export const csvOf = (quizzes: readonly ExportedRow[], codes: Codes): string =>
  csvText([BULK_COLUMNS.quiz.map((column) => BULK_HEADS[column]), ...quizzes.map((quiz) => cellsOf(quiz, codes))]);
