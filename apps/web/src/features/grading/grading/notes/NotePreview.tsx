import { Button } from '../../../../ui/buttons/Button.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { Progress } from '../../../../ui/states/Progress.tsx';
import { SkeletonText } from '../../../../ui/states/Skeleton.tsx';
import { ChangedScores } from '../changed-scores/ChangedScores.tsx';
import { notesText as text } from './notes.text.ts';
import { useNotePreview, type WantedNote } from './use-note-preview.ts';

export interface NotePreviewProps {
  readonly club: number;
  readonly quiz: number;
  readonly wanted: WantedNote;
  readonly onClose: () => void;
  /** The change was made. */
  readonly onDone: () => void;
}

/** Which other grades of AI a note would change, before anything does; then to leave it, with or without them. */
export function NotePreview({ club, quiz, wanted, onClose, onDone }: NotePreviewProps) {
  const toast = useToast();
  const { notes, estimate, isFree, calls, begin, begun, found, confirmed } = useNotePreview({ club, quiz }, wanted);
  const isWithdrawn = wanted.text === '';
  const changed = found?.isDone === true ? found.changes : [];
  const scores = changed.map((one) => ({ ...one, mark: one.isOfficial ? text.official : undefined }));
  const leave = (applies: boolean) =>
    confirmed.mutate(applies, {
      onSuccess: ({ changedCount }) => {
        toast({ message: (isWithdrawn ? text.withdrawn : text.done)(changedCount), tone: 'good' });
        onDone();
      },
    });
  const failure = begun.error ?? confirmed.error ?? notes.error;
  const title = isWithdrawn ? text.previewWithdrawn : text.preview;
  return (
    <section aria-label={title} className="rounded-card border border-line bg-surface">
      <div className="px-4 pt-3 pb-2.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-semibold">{title}</h3>
          <p role="status" className="text-sm text-ink-3 tabular-nums">
            {found?.isDone === true && text.count(found.readCount, changed.length)}
          </p>
        </div>
        {found?.isDone === true ? (
          <p className="text-sm text-ink-2">
            {found.answerCount === 0 ? text.noOthers : changed.length === 0 ? text.none : text.nothingYet}{' '}
            {changed.some(({ isOfficial }) => isOfficial) && text.follows}
          </p>
        ) : found ? (
          <Progress
            className="mt-2"
            label={text.reading}
            value={found.readCount}
            max={found.answerCount}
            valueText={text.readOf(found.readCount, found.answerCount)}
          />
        ) : !isFree && estimate ? (
          <p className="text-sm text-ink-2">
            {text.begins(calls)} {estimate.cost !== null && text.cost(estimate.cost)} {estimate.notice}
          </p>
        ) : (
          !failure && <SkeletonText lines={2} />
        )}
        {found && found.failedCount > 0 && <p className="text-sm text-pre">{text.failed(found.failedCount)}</p>}
        {found?.stopped && <p className="text-sm text-pre">{found.stopped}</p>}
      </div>
      <ChangedScores {...{ club, quiz, scores }} />
      {failure && (
        <p role="alert" className="px-4 pb-2 text-sm text-bad">
          {failure.message}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2 border-t border-line px-4 py-3">
        <Button size="small" variant="ghost" onPress={onClose}>
          {text.cancel}
        </Button>
        {!isFree && begun.isIdle && (
          <Button size="small" variant="primary" isDisabled={!estimate} onPress={() => begin()}>
            {text.begin}
          </Button>
        )}
        <Button
          size="small"
          variant={changed.length > 0 ? 'ghost' : 'secondary'}
          isPending={confirmed.isPending && confirmed.variables === false}
          isDisabled={!notes.data || confirmed.isPending}
          onPress={() => leave(false)}
        >
          {isWithdrawn ? text.withdrawAlone : text.noteAlone}
        </Button>
        {changed.length > 0 && (
          <Button
            size="small"
            isPending={confirmed.isPending && confirmed.variables === true}
            isDisabled={confirmed.isPending}
            onPress={() => leave(true)}
          >
            {(isWithdrawn ? text.withdraw : text.change)(changed.length)}
          </Button>
        )}
      </div>
    </section>
  );
}
