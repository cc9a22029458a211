import { MAX_WORD_LENGTH } from '@dure/contract/publishing/seminars/seminar-limits';
import { CONTENT_TYPE } from '@dure/contract/authoring/contents/content-type';
import type { SeminarView } from '@dure/contract/publishing/seminars/seminars.views';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { listPosts } from '../../../api/publishing/posts/posts.reads.ts';
import { getSeminar } from '../../../api/publishing/seminars/seminars.reads.ts';
import { saySeminarWord } from '../../../api/publishing/seminars/seminars.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { NativeButton } from '../../../ui/buttons/NativeButton.tsx';
import { RemovableTag } from '../../../ui/buttons/RemovableTag.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { seminarsText } from './seminars.text.ts';

const text = seminarsText.run;
const SHOWN = 5;
const LED_TO = `${CONTENT_TYPE.article},${CONTENT_TYPE.video}`;

interface Quiz {
  readonly quizSequence: number;
  readonly question: string;
}
export interface WordDialogProps {
  readonly seminar: SeminarView;
  /** Chooses the quizzes that it leads to. */
  readonly quizzesField: (value: readonly Quiz[], onChange: (quizzes: readonly Quiz[]) => void) => ReactNode;
  readonly onClose: () => void;
}

/** A word after a seminar was held, which may lead to an article, a video and quizzes. */
export function WordDialog({ seminar, quizzesField, onClose }: WordDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { alert } = useDialogs();
  const [word, setWord] = useState(seminar.word?.text ?? '');
  const [post, setPost] = useState(seminar.word?.post ?? null);
  const [quizzes, setQuizzes] = useState<readonly Quiz[]>(seminar.editing?.quizzes ?? []);
  const [keyword, setKeyword] = useState('');
  const found = useQuery({
    ...listPosts({ query: { keyword, size: SHOWN, contentTypes: LED_TO } }),
    enabled: keyword !== '',
  });
  const params = { seminarId: seminar.seminarId! };
  const saving = useMutation({
    mutationFn: () =>
      saySeminarWord(client, {
        params,
        body: {
          word,
          postSequence: post?.postSequence ?? null,
          quizSequences: quizzes.map(({ quizSequence }) => quizSequence),
          version: seminar.version,
        },
      }),
    onSuccess: (after) => {
      client.setQueryData(getSeminar({ params }).queryKey, after);
      toast({ message: text.wordSaved, tone: 'good' });
      onClose();
    },
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <FormDialog
      title={seminarsText.word}
      confirm={text.save}
      cancel={text.back}
      isReady={word.trim() !== '' && word.length <= MAX_WORD_LENGTH}
      isPending={saving.isPending}
      onSubmit={() => saving.mutate()}
      onClose={onClose}
    >
      <TextArea
        label={seminarsText.word}
        description={text.wordHelp}
        limit={MAX_WORD_LENGTH}
        value={word}
        onChange={setWord}
      />
      {post ? (
        <RemovableTag label={post.contentsName} onRemove={() => setPost(null)} />
      ) : (
        <SearchField
          label={text.wordPost}
          placeholder={text.wordPostHelp}
          delay={100}
          value={keyword}
          onChange={setKeyword}
        />
      )}
      {!post && keyword !== '' && found.data?.contents.length === 0 && (
        <p className="text-sm text-ink-3">{text.noPost}</p>
      )}
      {!post && keyword !== '' && (
        <ul className="divide-y divide-line">
          {found.data?.contents.map(({ postSequence, contentsName, contentsTypeName }) => (
            <li key={postSequence}>
              <NativeButton
                onPress={() => setPost({ postSequence, contentsName, contentsTypeName })}
                className="min-h-11 w-full px-3 py-2 text-left text-sm hover:bg-sunken"
              >
                {contentsName}
              </NativeButton>
            </li>
          ))}
        </ul>
      )}
      {quizzesField(quizzes, setQuizzes)}
    </FormDialog>
  );
}
