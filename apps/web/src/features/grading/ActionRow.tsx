import { BottomDock } from '../../ui/layout/BottomDock.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Kbd } from '../../ui/keys/Kbd.tsx';
import { gradingText } from './grading.text.ts';

const text = gradingText.grade;

export interface ActionRowProps {
  /** What was done last, as the screen reader was told. */
  readonly announcement: string;
  readonly isSaving: boolean;
  readonly isDisabled: boolean;
  readonly onSkip: () => void;
  readonly onSave: () => void;
}

/** Skip, save and go on; what was done last is said under it. */
export function ActionRow({ announcement, isSaving, isDisabled, onSkip, onSave }: ActionRowProps) {
  return (
    <div className="desktop:border-t desktop:border-line desktop:bg-surface desktop:px-5 desktop:py-3.5">
      <BottomDock>
        <Button onPress={onSkip} aria-keyshortcuts="j">
          {text.skip}
          <span aria-hidden="true" className="hidden desktop:contents">
            <Kbd>J</Kbd>
          </span>
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
          <span aria-hidden="true" className="hidden desktop:contents">
            <Kbd>⏎</Kbd>
          </span>
        </Button>
        <p aria-hidden="true" className="w-full text-sm text-ink-3 max-desktop:empty:hidden desktop:min-h-5">
          {announcement}
        </p>
      </BottomDock>
    </div>
  );
}
