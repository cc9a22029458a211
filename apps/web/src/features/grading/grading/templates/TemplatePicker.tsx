import type { FeedbackTemplate } from '@dure/contract/grading/feedback-templates/feedback-templates.endpoints';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { gradingText } from '../grading.text.ts';
import { templatesText as text } from './templates.text.ts';
import { TemplateForm } from './TemplateForm.tsx';
import { TemplateList } from './TemplateList.tsx';

export interface TemplatesDialogProps {
  readonly club: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onInsert: (words: string) => void;
}

/** Words said often: to put into the feedback, to write and to put in order. */
export function TemplatesDialog({ club, isOpen, onClose, onInsert }: TemplatesDialogProps) {
  const [edited, setEdited] = useState<FeedbackTemplate | null>();
  const close = () => {
    setEdited(undefined);
    onClose();
  };
  return (
    <Dialog
      title={edited === undefined ? text.title : edited === null ? text.create : text.change}
      isOpen={isOpen}
      onClose={close}
      {...(edited === undefined && {
        actions: (
          <Button icon="plus" onPress={() => setEdited(null)}>
            {text.create}
          </Button>
        ),
      })}
    >
      {edited === undefined ? (
        <TemplateList
          club={club}
          onEdit={setEdited}
          onInsert={(words) => {
            onInsert(words);
            close();
          }}
        />
      ) : (
        <TemplateForm club={club} old={edited ?? undefined} onDone={() => setEdited(undefined)} />
      )}
    </Dialog>
  );
}

/** The button that opens the templates. */
export function TemplatePicker({ club, onInsert }: Pick<TemplatesDialogProps, 'club' | 'onInsert'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" icon="comment" onPress={() => setOpen(true)} className="self-start">
        {gradingText.open.templates}
      </Button>
      <TemplatesDialog {...{ club, isOpen, onInsert }} onClose={() => setOpen(false)} />
    </>
  );
}
