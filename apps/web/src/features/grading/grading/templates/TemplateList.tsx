import type { FeedbackTemplate } from '@dure/contract/grading/feedback-templates/feedback-templates.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listFeedbackTemplates } from '../../../../api/grading/feedback-templates/feedback-templates.reads.ts';
import { deleteFeedbackTemplate } from '../../../../api/grading/feedback-templates/feedback-templates.writes.ts';
import { ApiError, toTell } from '../../../../kernel/calls/api-error.ts';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { EmptyState } from '../../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../../ui/states/ErrorState.tsx';
import { SkeletonText } from '../../../../ui/states/Skeleton.tsx';
import { templatesText as text } from './templates.text.ts';

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

export interface TemplateListProps {
  readonly club: number;
  readonly onInsert: (words: string) => void;
  readonly onEdit: (template: FeedbackTemplate | null) => void;
}

/** Words said often, one's own to be changed. */
export function TemplateList({ club, onInsert, onEdit }: TemplateListProps) {
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
