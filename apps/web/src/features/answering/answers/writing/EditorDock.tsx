import { MAX_ANSWER_LENGTH } from '@dure/contract/answering/answers/answer-limits';
import type { ReactNode } from 'react';
import { BottomDock } from '../../../../ui/layout/BottomDock.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { editorText } from './editor.text.ts';

const words = editorText;

export interface EditorDockProps {
  /** Where the text is safe. */
  readonly status: ReactNode;
  readonly length: number;
  readonly submitLabel: string;
  readonly isPending: boolean;
  readonly onSave: () => void;
  readonly onSubmit: () => void;
  readonly onCancel?: () => void;
}

/** What one does with the text: at the bottom of a phone, under the text on a wide screen. */
export function EditorDock({ status, length, submitLabel, isPending, onSave, onSubmit, onCancel }: EditorDockProps) {
  return (
    <BottomDock className="desktop:flex-nowrap">
      <div className="flex min-w-0 flex-[1_1_100%] flex-wrap items-center gap-x-3 text-sm max-desktop:justify-between desktop:flex-1">
        {status}
        <span className={cx('tabular-nums', length > MAX_ANSWER_LENGTH ? 'font-semibold text-bad' : 'text-ink-3')}>
          {words.count(length, MAX_ANSWER_LENGTH)}
        </span>
      </div>
      {onCancel ? (
        <Button onPress={onCancel} isDisabled={isPending} className="max-desktop:px-3">
          {words.cancelRevision}
        </Button>
      ) : (
        <Button onPress={onSave} isDisabled={isPending} className="max-desktop:px-3">
          {words.save}
        </Button>
      )}
      <Button variant="primary" onPress={onSubmit} isPending={isPending} className="max-desktop:flex-1">
        {submitLabel}
      </Button>
    </BottomDock>
  );
}
