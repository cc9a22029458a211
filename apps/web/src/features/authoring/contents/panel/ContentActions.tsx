import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { deleteContent } from '../../../../api/authoring/contents/contents.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { notice } from '../../../../kernel/interruptions.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../../../ui/buttons/ButtonLink.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { contentsText } from '../contents.text.ts';
import { LikeContentButton } from '../LikeContentButton.tsx';
import { NewVersionButton } from './NewVersionButton.tsx';

const text = contentsText.panel;

export interface ContentActionsProps {
  readonly content: ContentView;
  readonly onDeleted: () => void;
  readonly action?: ReactNode;
}

/** The dock of a content: likes, a new version, deleting, and what else can be made of it. */
export function ContentActions({ content, onDeleted, action }: ContentActionsProps) {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const toast = useToast();
  const [isDeleting, setDeleting] = useState(false);
  const { contentSequence, title, contentUrl, post, likeCount, can } = content;
  const remove = async () => {
    const message = text.confirmDelete(title);
    if (!(await dialogs.confirm({ message, detail: text.deleteDetail, action: text.delete, danger: true }))) return;
    setDeleting(true);
    try {
      await deleteContent(client, { params: { contentSequence } });
      toast({ message: text.deletedNow });
      onDeleted();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status !== 401 && error.status !== 403) notice(error);
    } finally {
      setDeleting(false);
    }
  };
  return (
    <div className="flex min-h-16 flex-none flex-wrap items-center gap-1 border-t border-line px-3 py-2 desktop:px-5">
      {can.like ? (
        <LikeContentButton content={content} />
      ) : (
        <span className="flex items-center gap-1.5 px-2 text-ink-2 tabular-nums">
          <Icon name="heart" size={16} />
          <span className="sr-only">{text.likes(likeCount)}</span>
          <span aria-hidden="true">{likeCount}</span>
        </span>
      )}
      {contentUrl !== null && post?.isPublished !== false && (
        <ButtonLink variant="ghost" icon="external" href={contentUrl} target="_blank" rel="noopener noreferrer">
          {text.openSite}
        </ButtonLink>
      )}
      {can.edit && content.file !== null && <NewVersionButton content={content} label={text.newVersion} />}
      {can.delete && (
        <Button variant="ghost" isPending={isDeleting} onHoverStart={dialogs.prepare} onPress={() => void remove()}>
          {text.delete}
        </Button>
      )}
      <div className="ml-auto flex gap-2">{action}</div>
    </div>
  );
}
