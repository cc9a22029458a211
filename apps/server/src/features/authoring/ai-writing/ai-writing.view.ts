import type { AiDraft, AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { WRITING_FAILURES, type WritingFailure } from '@dure/contract/authoring/ai-writing/ai-writing.text';
import type { WritingKind, WritingState } from '@dure/contract/authoring/ai-writing/ai-writing-limits';
import type { ContentUnit } from '@dure/contract/authoring/contents/reading';
import { type AiStop, stopSentence } from '../../assistance/ai/ai.public.ts';
import type { DraftRow } from './drafts.queries.ts';
import type { WritingRow } from './writings.queries.ts';

export const draftView = (row: DraftRow): AiDraft => ({
  aiWritingSequence: row.writing_sequence,
  position: row.position,
  no: row.no,
  quizSequence: row.quiz_sequence,
  question: row.question,
  answer: row.answer ?? '',
  keywords: row.keywords,
  sources: row.sources as AiDraft['sources'],
  isSure: row.is_sure,
  isBuiltIn: row.model === null,
  model: row.model,
  isSettled: row.settled_at !== null,
});

const isRead = (state: string | null) => state !== 'WAITING' && state !== 'READING';

export function writingView(row: WritingRow, drafts: readonly DraftRow[]): AiWriting {
  const mine = drafts.filter(({ writing_sequence }) => writing_sequence === row.writing_sequence);
  const written = mine.filter(({ answer }) => answer !== null);
  const isReading = row.state === 'WAITING' && !isRead(row.reading_state);
  const state: WritingState = row.state === 'WAITING' ? (isReading ? 'READING' : 'WRITING') : (row.state as 'DONE');
  const failure = row.failure === null ? null : WRITING_FAILURES[row.failure as WritingFailure];
  return {
    aiWritingSequence: row.writing_sequence,
    kind: row.kind as WritingKind,
    state,
    done: isReading ? (row.reading_done ?? 0) : written.length,
    of: isReading ? (row.reading_of ?? 0) : row.wanted,
    content: { contentSequence: row.content_sequence, title: row.title, unit: row.unit as ContentUnit | null },
    quizSequences: mine.flatMap(({ quiz_sequence, answer }) => (answer === null ? (quiz_sequence ?? []) : [])),
    drafts: written.map(draftView),
    reason: failure?.message ?? null,
    reasonCode: failure?.code ?? null,
    notice: row.notice === null ? null : stopSentence(row.notice as AiStop),
    createdAt: row.created_at.toISOString(),
  };
}
