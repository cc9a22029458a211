import type { ManagedClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { Suspense, useState } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { fillTemplate } from '@dure/contract/text/name-placeholder.text';
import type { Bulk } from '../actions/use-bulk.ts';
import type { Selection } from '../actions/use-selection.ts';
import type { Acts } from '../acts/acts.ts';
import type { DraftBook } from '../drafts/draft-book.ts';
import type { GradersHere } from '../graders/use-graders.ts';
import type { OpenDialog } from './open-dialog.ts';
import { SHORTCUTS } from './shortcuts.text.ts';
import { templatesText } from '../templates/templates.text.ts';

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
  readonly dialog: OpenDialog | undefined;
  readonly club: number;
  readonly quizzes: readonly ManagedClubQuiz[];
  readonly book: DraftBook;
  readonly bulk: Bulk;
  readonly selection: Selection;
  readonly graders: GradersHere;
  readonly announce: (words: string) => void;
  readonly withActs: (use: (acts: Acts) => void) => void;
  readonly onClose: () => void;
}

/** Everything that opens over the workspace, each loaded when it is first wanted; what was typed in it stays. */
export function GradingDialogs(props: GradingDialogsProps) {
  const { dialog, club, quizzes, book, bulk, selection, graders, announce, withActs, onClose } = props;
  const [wanted, setWanted] = useState<ReadonlySet<OpenDialog>>(new Set());
  if (dialog !== undefined && !wanted.has(dialog)) setWanted(new Set(wanted).add(dialog));
  const close = { onClose };
  const insert = (words: string) => {
    withActs(({ addFeedback }) =>
      addFeedback((text, nickname) => [text, fillTemplate(words, nickname)].filter((one) => one !== '').join('\n')),
    );
    announce(templatesText.inserted);
  };
  return (
    <Suspense fallback={null}>
      {wanted.has('help') && <ShortcutList groups={SHORTCUTS} isOpen={dialog === 'help'} {...close} />}
      {wanted.has('bulk') && <BulkDialog {...{ club, selection, bulk }} isOpen={dialog === 'bulk'} {...close} />}
      {wanted.has('history') && <HistoryDialog {...{ club, bulk }} isOpen={dialog === 'history'} {...close} />}
      {dialog === 'release' && <ReleaseDialog club={club} isOpen {...close} />}
      {wanted.has('templates') && (
        <TemplatesDialog {...{ club }} onInsert={insert} isOpen={dialog === 'templates'} {...close} />
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
