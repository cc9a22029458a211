import type { ManagedClubQuiz } from '@dure/contract/quizzes/quizzes.endpoints';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../kernel/lazy-part.ts';
import type { Bulk } from './actions/use-bulk.ts';
import type { Selection } from './actions/use-selection.ts';
import type { DraftBook } from './drafts/draft-book.ts';
import type { GradersHere } from './graders/use-graders.ts';
import { gradingText } from './grading.text.ts';

const ShortcutList = lazyPart(async () => (await import('../../ui/keys/ShortcutList.tsx')).ShortcutList);
const BulkDialog = lazyPart(async () => (await import('./actions/BulkDialog.tsx')).BulkDialog);
const HistoryDialog = lazyPart(async () => (await import('./actions/HistoryDialog.tsx')).HistoryDialog);
const ReleaseDialog = lazyPart(async () => (await import('./release/ReleaseDialog.tsx')).ReleaseDialog);
const TemplatesDialog = lazyPart(async () => (await import('./templates/TemplatePicker.tsx')).TemplatesDialog);
const LevelsDialog = lazyPart(async () => (await import('./levels/LevelsDialog.tsx')).LevelsDialog);
const NotesDialog = lazyPart(async () => (await import('./notes/NotesDialog.tsx')).NotesDialog);
const SplitDialog = lazyPart(async () => (await import('./graders/SplitDialog.tsx')).SplitDialog);

/** What is open over the workspace; with `levelsOf` the levels of that criterion, with `notesOf` what was noted of that quiz. */
export type OpenDialog =
  | 'help'
  | 'bulk'
  | 'history'
  | 'release'
  | 'templates'
  | 'split'
  | { readonly levelsOf: string; readonly quiz: number }
  | { readonly notesOf: number };

export interface GradingDialogsProps {
  readonly dialog: OpenDialog | undefined;
  readonly club: number;
  readonly quizzes: readonly ManagedClubQuiz[];
  readonly book: DraftBook;
  readonly bulk: Bulk;
  readonly selection: Selection;
  readonly graders: GradersHere;
  readonly onInsert: (words: string) => void;
  readonly onClose: () => void;
}

/** Everything that opens over the workspace, each loaded when it is first wanted; what was typed in it stays. */
export function GradingDialogs(props: GradingDialogsProps) {
  const { dialog, club, quizzes, book, bulk, selection, graders, onInsert, onClose } = props;
  const [wanted, setWanted] = useState<ReadonlySet<OpenDialog>>(new Set());
  if (dialog !== undefined && !wanted.has(dialog)) setWanted(new Set(wanted).add(dialog));
  const close = { onClose };
  return (
    <Suspense fallback={null}>
      {wanted.has('help') && <ShortcutList groups={gradingText.keys.groups} isOpen={dialog === 'help'} {...close} />}
      {wanted.has('bulk') && <BulkDialog {...{ club, selection, bulk }} isOpen={dialog === 'bulk'} {...close} />}
      {wanted.has('history') && <HistoryDialog {...{ club, bulk }} isOpen={dialog === 'history'} {...close} />}
      {dialog === 'release' && <ReleaseDialog club={club} isOpen {...close} />}
      {wanted.has('templates') && (
        <TemplatesDialog {...{ club, onInsert }} isOpen={dialog === 'templates'} {...close} />
      )}
      {dialog === 'split' && graders.data && <SplitDialog {...{ club, quizzes }} graders={graders.data} {...close} />}
      {typeof dialog === 'object' && 'notesOf' in dialog && (
        <NotesDialog club={club} quiz={dialog.notesOf} {...close} />
      )}
      {typeof dialog === 'object' && 'levelsOf' in dialog && (
        <LevelsDialog {...{ club, book, bulk }} quiz={dialog.quiz} criterion={dialog.levelsOf} {...close} />
      )}
    </Suspense>
  );
}
