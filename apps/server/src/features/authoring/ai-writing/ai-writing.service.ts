import type * as endpoints from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import type { AiDraft, AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import type { ErrorName } from '@dure/contract/errors';
import { contentText } from '@dure/contract/authoring/contents/contents.text';
import type { z } from 'zod';
import type { Upload } from '../../../kernel/files/uploads.ts';
import { refuse, refuseFields } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { addContent, checkNewContent } from '../contents/contents.public.ts';
import { writeWithUploads } from '../../tenancy/files/files.public.ts';
import { draftView, writingView } from './ai-writing.view.ts';
import { awaitWriting } from './awaiting.service.ts';
import { beginWriting, type Wish } from './beginning.service.ts';
import { listDrafts, settleDraft } from './drafts.queries.ts';
import { deleteWriting, listUnsettled } from './writings.queries.ts';

type AnswersBody = z.output<(typeof endpoints.createModelAnswers)['body']>;
type QuizzesBody = z.output<(typeof endpoints.createAiQuizzes)['body']>;
type From = Omit<AnswersBody, 'quizzes'>;

/** The content that the call names or brings, checked in the words of the specification. */
function checkFrom({ isNew, contentSequence, contentType, contentUrl }: From, uploads: readonly Upload[]): string {
  if (contentType === undefined) return refuseFields([{ path: 'contentType', message: contentText.typeMissing }]);
  if (isNew || contentSequence === null) return checkNewContent({ contentType, contentUrl }, uploads);
  return contentType;
}

/** Begins a writing, with its content where that comes along, and waits for it. */
async function begin(
  unit: Unit,
  from: From,
  uploads: readonly Upload[],
  wish: Omit<Wish, 'contentSequence' | 'jobs' | 'jobLevels'>,
  otherwise: ErrorName,
): Promise<AiDraft[]> {
  const contentType = checkFrom(from, uploads);
  const { isNew, contentSequence: kept, contentUrl, jobs, jobLevels } = from;
  // A file that comes along with a content of the library is not looked at.
  const taken = isNew || kept === null ? uploads : [];
  const { writing } = await writeWithUploads(unit, taken, 'CONTENT', async (transaction, [file]) => {
    const contentSequence =
      isNew || kept === null
        ? await addContent(unit, transaction, { title: '', contentType, contentUrl }, taken[0], file)
        : kept;
    return { writing: await beginWriting(unit, transaction, { ...wish, contentSequence, jobs, jobLevels }) };
  });
  return awaitWriting(unit.services, unit.tenantId, writing, otherwise);
}

export const createModelAnswers = (unit: Unit, { quizzes, ...from }: AnswersBody, uploads: readonly Upload[]) =>
  begin(unit, from, uploads, { kind: 'MODEL_ANSWER', quizzes, wanted: quizzes.length }, 'aiModelAnswerFailed');

export const createAiQuizzes = (unit: Unit, { quizCount, ...from }: QuizzesBody, uploads: readonly Upload[]) =>
  begin(unit, from, uploads, { kind: 'QUIZ', quizzes: [], wanted: quizCount }, 'aiQuizFailed');

export async function listAiWritings(
  unit: Unit,
  { kind, contentSequence }: z.output<(typeof endpoints.listAiWritings)['query']>,
): Promise<{ contents: AiWriting[] }> {
  const { tenantId, memberId } = unit;
  const [rows] = await unit.read(listUnsettled({ tenantId, memberId, kind, contentSequence }));
  const sequences = rows.map(({ writing_sequence }) => writing_sequence);
  const [drafts] = await unit.read(listDrafts(tenantId, sequences));
  return { contents: rows.map((row) => writingView(row, drafts)) };
}

export function settleAiDraft(
  unit: Unit,
  { aiWritingSequence: writing, position }: z.output<(typeof endpoints.settleAiDraft)['params']>,
  { isSettled }: z.output<(typeof endpoints.settleAiDraft)['body']>,
): Promise<AiDraft> {
  const { tenantId, memberId, now } = unit;
  const at = isSettled ? now : null;
  return unit.write(async (transaction) => {
    const row = await transaction.first(settleDraft({ tenantId, memberId, writing, position, at }));
    return row ? draftView(row) : refuse('notFound');
  });
}

export function deleteAiWriting(unit: Unit, aiWritingSequence: number): Promise<null> {
  const { tenantId, memberId } = unit;
  return unit.write(async (transaction) => {
    const deleted = await transaction.change(deleteWriting(tenantId, memberId, aiWritingSequence));
    return deleted === 0 ? refuse('notFound') : null;
  });
}
