import type { ManagedClubQuiz } from '@dure/contract/authoring/quizzes/quizzes.endpoints';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../kernel/lazy/lazy-part.tsx';
import { fillTemplate } from '@dure/contract/text/name-placeholder.text';
import type { Bulk } from '../actions/use-bulk.ts';
import type { Selection } from '../actions/use-selection.ts';
import type { Acts } from '../acts/acts.ts';
import type { DraftBook } from '../drafts/draft-book.ts';
import type { GradersHere } from '../graders/use-graders.ts';
import type { OpenDialog } from './open-dialog.ts';
import { SHORTCUTS } from './shortcuts.text.ts';
import { templatesText } from '../templates/templates.text.ts';

const ShortcutList = lazyPart(async () => (await import('../../../../ui/keys/ShortcutList.tsx')).ShortcutList, 'over');
const BulkDialog = lazyPart(async () => (await import('../actions/BulkDialog.tsx')).BulkDialog, 'over');
const HistoryDialog = lazyPart(async () => (await import('../actions/HistoryDialog.tsx')).HistoryDialog, 'over');
const ReleaseDialog = lazyPart(async () => (await import('../release/ReleaseDialog.tsx')).ReleaseDialog, 'over');
const TemplatesDialog = lazyPart(async () => (await import('../templates/TemplatePicker.tsx')).TemplatesDialog, 'over');
const LevelsDialog = lazyPart(async () => (await import('../levels/LevelsDialog.tsx')).LevelsDialog, 'over');
const NotesDialog = lazyPart(async () => (await import('../notes/NotesDialog.tsx')).NotesDialog, 'over');
const SplitDialog = lazyPart(async () => (await import('../graders/SplitDialog.tsx')).SplitDialog, 'over');

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
