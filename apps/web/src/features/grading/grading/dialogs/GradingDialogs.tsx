import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { ManagedClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { Suspense } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import type { GradersHere } from '../graders/use-graders.ts';
import { SHORTCUTS } from './shortcuts.text.ts';
import { useGrading, useGradingState } from '../state/grading-context.ts';
import { selectedOf } from '../state/selection.ts';

const ShortcutList = lazy(async () => (await import('../../../../ui/keys/ShortcutList.tsx')).ShortcutList, {
  failure: 'popover',
});
const BulkDialog = lazy(async () => (await import('../actions/BulkDialog.tsx')).BulkDialog, { failure: 'popover' });
const HistoryDialog = lazy(async () => (await import('../actions/HistoryDialog.tsx')).HistoryDialog, {
  failure: 'popover',
});
const ReleaseDialog = lazy(async () => (await import('../release/ReleaseDialog.tsx')).ReleaseDialog, {
  failure: 'popover',
});
const TemplatesDialog = lazy(async () => (await import('../templates/TemplatePicker.tsx')).TemplatesDialog, {
  failure: 'popover',
});
const LevelsDialog = lazy(async () => (await import('../levels/LevelsDialog.tsx')).LevelsDialog, {
  failure: 'popover',
});
const NotesDialog = lazy(async () => (await import('../notes/NotesDialog.tsx')).NotesDialog, { failure: 'popover' });
const SplitDialog = lazy(async () => (await import('../graders/SplitDialog.tsx')).SplitDialog, { failure: 'popover' });

export interface GradingDialogsProps {
  readonly quizzes: readonly ManagedClubQuiz[];
  readonly graders: GradersHere;
  /** The list as far as it is loaded. */
  readonly items: readonly ClubQueueItem[];
}

/** Everything that opens over the workspace, each loaded when it is first wanted; what was typed in it stays. */
export function GradingDialogs({ quizzes, graders, items }: GradingDialogsProps) {
  const { club, dispatch } = useGrading();
  const { dialog, wanted, selection } = useGradingState((state) => state);
  const close = { onClose: () => dispatch({ kind: 'closeDialog' }) };
  const insert = (words: string) => dispatch({ kind: 'insertTemplate', words });
  return (
    <Suspense fallback={null}>
      {wanted.has('help') && <ShortcutList groups={SHORTCUTS} isOpen={dialog === 'help'} {...close} />}
      {wanted.has('bulk') && <BulkDialog items={selectedOf(items, selection)} isOpen={dialog === 'bulk'} {...close} />}
      {wanted.has('history') && <HistoryDialog isOpen={dialog === 'history'} {...close} />}
      {dialog === 'release' && <ReleaseDialog club={club} isOpen {...close} />}
      {wanted.has('templates') && (
        <TemplatesDialog {...{ club }} onInsert={insert} isOpen={dialog === 'templates'} {...close} />
      )}
      {dialog === 'split' && graders.data && <SplitDialog {...{ club, quizzes }} graders={graders.data} {...close} />}
      {typeof dialog === 'object' && 'notesOf' in dialog && (
        <NotesDialog club={club} quiz={dialog.notesOf} {...close} />
      )}
      {typeof dialog === 'object' && 'levelsOf' in dialog && (
        <LevelsDialog quiz={dialog.quiz} criterion={dialog.levelsOf} {...close} />
      )}
    </Suspense>
  );
}
