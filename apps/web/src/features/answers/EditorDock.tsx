import { MAX_ANSWER_LENGTH } from '@dure/contract/answers/answer-limits';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { BottomDock } from '../../ui/BottomDock.tsx';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { answersText } from './answers.text.ts';
import { answerFileRules } from './file-rules.ts';
import { Trigger } from '../../ui/Trigger.tsx';

const words = answersText.editor;

export interface EditorDockProps {
  readonly length: number;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onSave: () => void;
  readonly onSubmit: () => void;
  readonly onCancel?: () => void;
}

/** What one does with the text: at the bottom of a phone, under the text on a wide screen. */
export function EditorDock({ length, submitLabel, isPending, onFiles, onSave, onSubmit, onCancel }: EditorDockProps) {
  return (
    <BottomDock className="flex-nowrap">
      <FileTrigger
        acceptedFileTypes={answerFileRules.kinds}
        allowsMultiple
        onSelect={(list) => onFiles(list === null ? [] : [...list])}
      >
        <Trigger>
          <Button
            variant="ghost"
            icon="paperclip"
            aria-label={answersText.files.attach}
            className="max-desktop:w-11 max-desktop:px-0"
          >
            <span className="max-desktop:sr-only">{answersText.files.attach}</span>
          </Button>
        </Trigger>
      </FileTrigger>
      <span
        className={cx(
          'min-w-0 flex-1 text-xs tabular-nums desktop:pl-2 desktop:text-sm',
          length > MAX_ANSWER_LENGTH ? 'font-semibold text-bad' : 'text-ink-3',
        )}
      >
        {words.count(length, MAX_ANSWER_LENGTH)}
      </span>
      {onCancel ? (
        <Button onPress={onCancel} isDisabled={isPending} className="max-desktop:px-3">
          {words.cancelRevision}
        </Button>
      ) : (
        <Button onPress={onSave} isDisabled={isPending} className="max-desktop:px-3">
          {words.save}
        </Button>
      )}
      <Button variant="primary" onPress={onSubmit} isPending={isPending} className="max-desktop:px-3">
        {submitLabel}
      </Button>
    </BottomDock>
  );
}
