import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '../buttons/Button.tsx';
import { cx } from '../cx.ts';
import { backdropClass } from './Dialog.tsx';
import type { Question } from './dialogs.ts';
import { ErrorReference } from '../states/ErrorReference.tsx';
import { uiText } from '../ui.text.ts';

export interface MessageDialogProps {
  readonly question: Question;
  readonly onAnswer: (value: boolean) => void;
}

/** A sentence and one or two buttons. A dangerous question puts the focus on the way back. */
export function MessageDialog({ question, onAnswer }: MessageDialogProps) {
  const danger = question.kind === 'confirm' && question.danger === true;
  const mayGoOn = question.kind === 'confirm' || question.action !== undefined;
  const backLabel = question.kind === 'confirm' ? uiText.dialog.cancel : uiText.dialog.close;
  return (
    <ModalOverlay isOpen onOpenChange={() => onAnswer(false)} className={cx(backdropClass, 'items-center p-4')}>
      <Modal className="w-full max-w-100 rounded-card border border-line bg-surface shadow-float">
        <Dialog role="alertdialog" className="flex flex-col gap-2 p-6">
          <Heading slot="title" level={2} className="text-lg font-semibold whitespace-pre-line">
            {question.message}
          </Heading>
          {question.detail !== undefined && <p className="whitespace-pre-line text-ink-2">{question.detail}</p>}
          {question.kind === 'alert' && question.reference !== undefined && (
            <ErrorReference text={question.reference} />
          )}
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            {mayGoOn && (
              <Button autoFocus={danger} onPress={() => onAnswer(false)}>
                {backLabel}
              </Button>
            )}
            <Button variant={danger ? 'danger' : 'primary'} autoFocus={!danger} onPress={() => onAnswer(mayGoOn)}>
              {question.action ?? uiText.dialog.confirm}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
