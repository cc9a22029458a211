import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { getMemberAnswer } from '../../../../api/grading/grading/grading.reads.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import type { DraftBook } from './draft-book.ts';
import type { GradingDraft } from './grading-draft.ts';
import { answerKey } from '../grading-place.ts';
import { gradingText } from '../grading.text.ts';
import { showDetail } from '../show-detail.ts';
import { saveStates, setSaveState as setState, type SaveState } from './save-states.ts';
import { sendFeedback, sendGrade } from './send-parts.ts';

const failureOf = ({ message, status, isTransient }: ApiError): SaveState => ({
  kind: 'failed',
  message: status === 0 && !navigator.onLine ? gradingText.offline : message,
  isTransient,
});

/** Resolves once no save of the answer is under way. */
export async function whenSaved(key: string): Promise<void> {
  if (saveStates.get()[key]?.kind !== 'saving') return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = saveStates.subscribe(() => saveStates.get()[key]?.kind !== 'saving' && resolve());
  await promise;
  stop();
}

async function sendParts(client: QueryClient, book: DraftBook, draft: GradingDraft): Promise<GradingDetail | null> {
  const { address, grade, feedback } = draft;
  const key = answerKey(address);
  let detail: GradingDetail | null = null;
  if (grade) {
    detail = await sendGrade(client, address, grade);
    showDetail(client, address, detail);
    book.settle(key, 'grade', detail, { whys: grade.whys ?? {} });
  }
  if (feedback) {
    const files = book.files.get()[key] ?? [];
    detail = await sendFeedback(client, address, feedback, files);
    showDetail(client, address, detail);
    book.settle(key, 'feedback', detail, { files });
  }
  return detail;
}

/** The current state after a refusal for a stale version: then the draft stands beside it. */
async function lookAgain(client: QueryClient, book: DraftBook, { address }: GradingDraft): Promise<void> {
  const detail = await client.fetchQuery({ ...getMemberAnswer({ params: address }), staleTime: 0 });
  showDetail(client, address, detail);
  book.tidy(answerKey(address), detail);
}

/**
 * Sends what was typed about one answer: the grade, then the feedback. Whatever is not confirmed stays in the book.
 * Answers the state of the server, or null where it was refused or is being sent already.
 */
export async function saveDraft(client: QueryClient, book: DraftBook, key: string): Promise<GradingDetail | null> {
  const draft = book.drafts.get()[key];
  if (!draft || saveStates.get()[key]?.kind === 'saving') return null;
  setState(key, { kind: 'saving' });
  try {
    const detail = await sendParts(client, book, draft);
    setState(key, undefined);
    return detail;
  } catch (error) {
    setState(key, undefined);
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 409) await lookAgain(client, book, draft).catch(() => null);
    if (key in book.drafts.get()) setState(key, failureOf(error));
    return null;
  }
}
