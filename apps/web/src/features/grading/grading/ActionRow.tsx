import { memo } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Kbd } from '../../../ui/keys/Kbd.tsx';
import { gradingText } from './grading.text.ts';
import { useShortTime } from './use-short-time.ts';

const text = gradingText.grade;

const Key = ({ children }: { readonly children: string }) => (
  <span aria-hidden="true" className="hidden desktop:contents">
    <Kbd>{children}</Kbd>
  </span>
);

export interface ActionRowProps {
  /** Until when the answer can be revised, which grading ends. */
  readonly openUntil: string | null;
  /** What was done last, as the screen reader was told. */
  readonly announcement: string;
  readonly isSaving: boolean;
  readonly isDisabled: boolean;
  readonly onSkip: () => void;
  readonly onUndo: () => void;
  readonly onSave: () => void;
}

/** Skip, take back, save and go on; what was done last is said over it. */
export const ActionRow = memo(function ActionRow({
  openUntil,
  announcement,
  isSaving,
  isDisabled,
  onSkip,
  onUndo,
  onSave,
}: ActionRowProps) {
  const short = useShortTime();
  return (
    <div className="flex flex-1 flex-wrap items-center gap-2 desktop:flex-none desktop:border-t desktop:border-line desktop:px-4.5 desktop:pt-1.5 desktop:pb-3">
      {openUntil !== null && <p className="w-full text-xs text-pre">{text.open(short(openUntil))}</p>}
      <p aria-hidden="true" className="hidden min-h-5 w-full truncate text-xs text-ink-3 desktop:block">
        {announcement}
      </p>
      <Button onPress={onSkip} aria-keyshortcuts="j" className="max-desktop:hidden">
        {text.skip}
        <Key>J</Key>
      </Button>
      <Button variant="ghost" onPress={onUndo} aria-keyshortcuts="u" className="max-desktop:px-2 desktop:px-2">
        {text.undo}
        <Key>U</Key>
      </Button>
      <Button
        variant="primary"
        onPress={onSave}
        isPending={isSaving}
        isDisabled={isDisabled}
        aria-keyshortcuts="Enter"
        className="grow desktop:ml-auto desktop:grow-0"
      >
        {text.save}
        <Key>⏎</Key>
      </Button>
    </div>
  );
});
