import { BULK_COLUMNS, type BulkColumn } from '@dure/contract/authoring/quizzes/bulk/bulk-types';
import type * as endpoints from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import { BULK_HEADS } from '@dure/contract/authoring/quizzes/bulk/bulk.text';
import { csvText } from '@dure/contract/authoring/quizzes/bulk/csv';
import type { ExportFormat } from '@dure/contract/authoring/quizzes/bulk/export-formats';
import type { RubricCriterion } from '@dure/contract/rubrics/rubric';
import { Readable } from 'node:stream';
import type { z } from 'zod';
import type { Download } from '../../../../../kernel/http/route.ts';
import { refuse } from '../../../../../kernel/refusal.ts';
import type { Unit } from '../../../../../kernel/unit.ts';
import { type CodeKind, type Codes, findCodes, withNames } from '../../../../tenancy/tenants/tenants.public.ts';
import { bulkText as text } from '../bulk.text.ts';
import { type ExportedRow, listExported } from './exported.queries.ts';
import { rubricText } from './rubric-text.ts';
import { giftOf } from './write-gift.ts';
import { moodleXmlOf } from './write-moodle.ts';
import { qtiPackage } from './write-qti.ts';

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

const csvOf = (quizzes: readonly ExportedRow[], codes: Codes) =>
  csvText([BULK_COLUMNS.quiz.map((column) => BULK_HEADS[column]), ...quizzes.map((quiz) => cellsOf(quiz, codes))]);

const WRITERS: Record<
  ExportFormat,
  { contentType: string; write: (quizzes: readonly ExportedRow[], codes: Codes) => Readable }
> = {
  csv: { contentType: 'text/csv; charset=utf-8', write: (quizzes, codes) => Readable.from([csvOf(quizzes, codes)]) },
  gift: { contentType: 'text/plain; charset=utf-8', write: (quizzes) => Readable.from([giftOf(quizzes)]) },
  moodle: {
    contentType: 'application/xml; charset=utf-8',
    write: (quizzes) => Readable.from([moodleXmlOf(quizzes)]),
  },
  qti: { contentType: 'application/zip', write: (quizzes) => qtiPackage(quizzes) },
};

/** Quizzes of the caller as a file of that format. */
export async function exportQuizzes(
  unit: Unit,
  { format, quizSequences }: z.output<(typeof endpoints.exportQuizzes)['query']>,
): Promise<Download> {
  const { tenantId, memberId } = unit;
  const sequences = quizSequences?.map(Number) ?? null;
  const [quizzes, codes] = await unit.read(listExported(tenantId, memberId, sequences), findCodes(tenantId));
  if (quizzes.length === 0) refuse('notFound');
  const { contentType, write } = WRITERS[format];
  return { name: text.exported[format], contentType, stream: write(quizzes, codes) };
}
