import { aiWritingText as text } from '@dure/contract/authoring/ai-writing/ai-writing.text';
import type { WritingKind } from '@dure/contract/authoring/ai-writing/ai-writing-limits';
import type { FieldError } from '@dure/contract/http/envelope';
import type { Transaction } from '../../../kernel/database/database.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findUsableContents } from '../contents/contents.public.ts';
import { areOffered, findCodes } from '../../tenancy/tenants/tenants.public.ts';
import { insertAsked } from './drafts.queries.ts';
import { writingChange } from './ai-writing.changes.ts';
import { insertWriting, lockOwnQuizzes } from './writings.queries.ts';
import { WRITING_JOB } from './writing-job.ts';

interface AskedQuiz {
  readonly no: number;
  readonly question: string;
  /** Of a registered quiz of the caller; it is not deleted meanwhile. */
  readonly quizSequence: number | null;
}
export interface Wish {
  readonly kind: WritingKind;
  readonly contentSequence: number;
  readonly jobs: readonly string[];
  readonly jobLevels: readonly string[];
  /** Quizzes that want a model answer; none where quizzes are to be made. */
  readonly quizzes: readonly AskedQuiz[];
  /** How many drafts are wanted. */
  readonly wanted: number;
}

/**
 * Records what AI is to write for the caller from one of their contents, in their transaction, and enqueues a job.
 * Answers the writing's sequence. Refuses contents and quizzes of others as unknown.
 */
export async function beginWriting(unit: Unit, transaction: Transaction, wish: Wish): Promise<number> {
  const { tenantId, memberId, now, services } = unit;
  const { kind, contentSequence, jobs, jobLevels, quizzes, wanted } = wish;
  const named = [...new Set(quizzes.flatMap(({ quizSequence }) => quizSequence ?? []))];
  const [codes, usable, own] = await transaction.all(
    findCodes(tenantId),
    findUsableContents(tenantId, memberId, [contentSequence]),
    lockOwnQuizzes(tenantId, memberId, named),
  );
  if (usable.length === 0 || own.length < named.length) refuse('notFound');
  const faults: FieldError[] = [];
  if (!areOffered(codes, 'JOB', jobs)) faults.push({ path: 'jobs', message: text.notOffered });
  if (!areOffered(codes, 'JOB_LEVEL', jobLevels)) faults.push({ path: 'jobLevels', message: text.notOffered });
  if (faults.length > 0) refuseFields(faults);
  const given = { tenantId, memberId, kind, contentSequence, wanted, jobs, jobLevels, now };
  const { writing_sequence: writing } = (await transaction.first(insertWriting(given)))!;
  const asked = quizzes.map(({ no, question, quizSequence }, at) => ({
    position: at + 1,
    no,
    quiz_sequence: quizSequence,
    question,
  }));
  if (asked.length > 0) transaction.soon(insertAsked({ tenantId, writing }, asked));
  transaction.announce(writingChange(memberId, writing));
  await services.jobs.send(transaction, WRITING_JOB, { tenantId, writing }, memberId);
  return writing;
}
