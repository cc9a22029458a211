import type { PostView } from '@dure/contract/publishing/posts/posts.views';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { getPost } from '../../api/publishing/posts/posts.reads.ts';
import { changePost, createPost, deletePost } from '../../api/publishing/posts/posts.writes.ts';
import { inputOf, valuesOf, type PostValues } from '../../features/publishing/posts/writing/post-values.ts';
import { writingText as text } from '../../features/publishing/posts/writing/writing.text.ts';
import { ApiError, toTell } from '../../kernel/calls/api-error.ts';
import type { Draft } from '../../kernel/draft/use-draft.ts';
import type { FormErrors } from '../../ui/fields/Form.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { useToast } from '../../ui/overlays/toasts.ts';

const isPost = (data: unknown): data is PostView => typeof data === 'object' && data !== null && 'postSequence' in data;

/** What to say of what was saved. */
function saidOf(before: PostView | undefined, after: PostView): string {
  if (after.state === 'SCHEDULED') return text.scheduled;
  if (after.state === 'PUBLISHED') return before?.state === 'PUBLISHED' ? text.changed : text.published;
  return before && before.state !== 'DRAFT' ? text.hidden : text.saved;
}

/** Saves what is written, publishes it, and deletes it. Somebody else's newer text is asked about, never lost. */
export function usePostWriting(draft: Draft<PostValues>, post: PostView | undefined) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const { alert, confirm } = useDialogs();
  const [errors, setErrors] = useState<FormErrors>();
  const [key] = useState(() => crypto.randomUUID());
  const version = useRef(post?.version ?? 0);
  const values = draft.value;

  const saving = useMutation({
    mutationFn: (isPublished: boolean) => {
      const body = inputOf(values, isPublished);
      if (!post) return createPost(client, { body }, { idempotencyKey: key });
      const { postSequence } = post;
      return changePost(client, { params: { postSequence }, body: { ...body, version: version.current } });
    },
    onSuccess: (saved) => {
      setErrors(undefined);
      draft.engine.finish();
      client.setQueryData(getPost({ params: { postSequence: saved.postSequence } }).queryKey, saved);
      toast({ message: saidOf(post, saved), tone: 'good' });
      void navigate({ to: '/explore/$postSequence', params: { postSequence: saved.postSequence } });
    },
    onError: (error: Error, isPublished) => {
      if (error instanceof ApiError && isPost(error.data)) void settle(error.data, isPublished);
      else if (error instanceof ApiError && error.fields.length > 0) setErrors(error.fieldMessages);
      else void alert(toTell(error));
    },
  });
  const settle = async (theirs: PostView, isPublished: boolean) => {
    version.current = theirs.version;
    if (await confirm({ message: text.stale, detail: text.staleDetail, action: text.overwrite }))
      saving.mutate(isPublished);
    else draft.engine.change(valuesOf(theirs));
  };

  const remove = async () => {
    if (!post) return;
    const isSure = await confirm({
      message: text.deleteAsk,
      detail: text.deleteDetail,
      action: text.delete,
      danger: true,
    });
    if (!isSure) return;
    try {
      await deletePost(client, { params: { postSequence: post.postSequence } });
      draft.engine.finish();
      toast({ message: text.deleted, tone: 'good' });
      void navigate({ to: '/explore', search: { view: 'mine' } });
    } catch (error) {
      void alert(toTell(error as Error));
    }
  };
  return { errors, save: (isPublished: boolean) => saving.mutate(isPublished), isSaving: saving.isPending, remove };
}
