import type * as endpoints from '@dure/contract/authoring/quizzes/bulk/bulk.endpoints';
import type { z } from 'zod';
import type { Download } from '../../../../../kernel/http/route.ts';
import { refuse } from '../../../../../kernel/refusal.ts';
import type { Unit } from '../../../../../kernel/unit.ts';
import { findCodes } from '../../../../tenancy/tenants/tenants.public.ts';
import { bulkText as text } from '../bulk.text.ts';
import { listExported } from './exported.queries.ts';
import { QUESTION_WRITERS } from './question-writers.ts';

/** Quizzes of the caller as a file of that format. */
export async function exportQuizzes(
  unit: Unit,
  { format, quizSequences }: z.output<(typeof endpoints.exportQuizzes)['query']>,
): Promise<Download> {
  const { tenantId, memberId } = unit;
  const sequences = quizSequences?.map(Number) ?? null;
  const [quizzes, codes] = await unit.read(listExported(tenantId, memberId, sequences), findCodes(tenantId));
  if (quizzes.length === 0) refuse('notFound');
  const { contentType, write } = QUESTION_WRITERS[format];
  return { name: text.exported[format], contentType, stream: write(quizzes, codes) };
}
