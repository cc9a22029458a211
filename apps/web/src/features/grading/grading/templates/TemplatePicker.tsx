import type { FeedbackTemplate } from '@dure/contract/grading/feedback-templates/feedback-templates.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listFeedbackTemplates } from '../../../../api/grading/feedback-templates/feedback-templates.reads.ts';
import { deleteFeedbackTemplate } from '../../../../api/grading/feedback-templates/feedback-templates.writes.ts';
import { ApiError, toTell } from '../../../../kernel/calls/api-error.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { SkeletonText } from '../../../../ui/states/Skeleton.tsx';
import { gradingText } from '../grading.text.ts';
import { templatesText as text } from './templates.text.ts';
import { TemplateForm } from './TemplateForm.tsx';

interface TemplateRowProps {
  readonly template: FeedbackTemplate;
  readonly onInsert: () => void;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function TemplateRow({ template, onInsert, onEdit, onDelete }: TemplateRowProps) {
  const { title, text: words, isMine, isShared, ownerNickname } = template;
  const sharing = isMine ? (isShared ? text.shared : text.mine) : text.sharedBy(ownerNickname);
  return (
    <li className="flex items-start gap-1 border-b border-line py-2 last:border-0">
      <button
        type="button"
        onClick={onInsert}
        className="min-h-11 min-w-0 flex-1 rounded-control px-2 py-1 text-left hover:bg-sunken"
      >
        <span className="block font-semibold">{title}</span>
        <span className="line-clamp-2 text-sm text-ink-2">{words}</span>
        <span className="block text-sm text-ink-3">{sharing}</span>
      </button>
      {isMine && (
        <>
          <IconButton icon="edit" label={text.edit(title)} onPress={onEdit} />
          <IconButton icon="trash" label={text.delete(title)} onPress={onDelete} />
        </>
      )}
    </li>
  );
}

interface TemplateListProps {
  readonly club: number;
  readonly onInsert: (words: string) => void;
  readonly onEdit: (template: FeedbackTemplate | null) => void;
}

function TemplateList({ club, onInsert, onEdit }: TemplateListProps) {
  const client = useQueryClient();
  const { confirm, alert } = useDialogs();
  const list = useQuery(listFeedbackTemplates({ params: { club } }));
  const remove = async ({ templateSequence }: FeedbackTemplate) => {
    if (!(await confirm({ message: text.confirmDelete, danger: true }))) return;
    try {
      await deleteFeedbackTemplate(client, { params: { club, template: templateSequence } });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      void alert(toTell(error));
    }
  };
  if (list.isError)
    return (
      <ErrorState onRetry={() => void list.refetch()} isRetrying={list.isFetching}>
        {text.failed}
      </ErrorState>
    );
  if (!list.data) return <SkeletonText lines={4} />;
  if (list.data.contents.length === 0) return <EmptyState icon="comment">{text.none}</EmptyState>;
  return (
    <ul>
      {list.data.contents.map((template) => (
        <TemplateRow
          key={template.templateSequence}
          template={template}
          onInsert={() => onInsert(template.text)}
          onEdit={() => onEdit(template)}
          onDelete={() => void remove(template)}
        />
      ))}
    </ul>
  );
}

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
