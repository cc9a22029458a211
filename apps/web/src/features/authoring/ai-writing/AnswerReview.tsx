import type { AiDraft, AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { MAX_MODEL_ANSWER_LENGTH } from '@dure/contract/limits/quiz-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settleAiDraft } from '../../../api/authoring/ai-writing/ai-writing.writes.ts';
import { plainQuestion } from '../../../kernel/plain-question.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { aiWritingText } from './ai-writing.text.ts';
import { DraftHead } from './DraftHead.tsx';
import { DraftSources, type SeeSource } from './DraftSources.tsx';
import { useAnswerReview } from './review-draft.ts';
import { waitingIn } from './waiting-drafts.ts';

const text = aiWritingText.many;

/** Writes a model answer into its quiz; what it answers takes that back. */
export type TakeAnswer = (
  quizSequence: number,
  taken: { readonly answer: string; readonly keywords: readonly string[] },
) => Promise<() => Promise<void>>;

interface DraftedAnswerProps {
  readonly draft: AiDraft;
  readonly writing: AiWriting;
  readonly onTake: TakeAnswer;
  readonly onSee: SeeSource;
}

function DraftedAnswer({ draft, writing, onTake, onSee }: DraftedAnswerProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { no, question, keywords, quizSequence, aiWritingSequence, position } = draft;
  const { value, engine } = useAnswerReview(draft);
  const { answer } = value;
  const settle = (isSettled: boolean) =>
    settleAiDraft(client, { params: { aiWritingSequence, position }, body: { isSettled } });
  const take = useMutation({
    mutationFn: async () => {
      const undo = await onTake(quizSequence!, { answer, keywords });
      engine.finish();
      await settle(true);
      return undo;
    },
    onSuccess: (undo) =>
      toast({
        message: text.saved(no),
        tone: 'good',
        action: { label: aiWritingText.answer.undo, onPress: () => void undo().then(() => settle(false)) },
      }),
  });
  return (
    <li className="flex flex-col gap-2.5 py-4">
      <p className="font-semibold break-words">
        <span className="mr-1.5 text-ink-3 tabular-nums">{no}</span>
        {plainQuestion(question)}
      </p>
      <DraftHead draft={draft} notice={writing.notice} />
      {draft.answer === '' ? (
        <p className="text-ink-2">{aiWritingText.nothing}</p>
      ) : (
        <TextArea
          label={text.answer(no)}
          labelHidden
          rows={3}
          limit={MAX_MODEL_ANSWER_LENGTH}
          value={answer}
          onChange={(typed) => engine.change({ ...engine.state.value, answer: typed })}
        />
      )}
      {keywords.length > 0 && (
        <p className="text-sm text-ink-2">
          <b className="mr-1.5 font-semibold">{aiWritingText.keywords}</b>
          {keywords.join(' · ')}
        </p>
      )}
      <DraftSources sources={draft.sources} content={writing.content} onSee={onSee} />
      {take.isError && (
        <p role="alert" className="text-sm text-bad">
          {take.error.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {answer.trim() !== '' && (
          <Button size="small" isPending={take.isPending} onPress={() => take.mutate()}>
            {text.put}
          </Button>
        )}
        <Button size="small" variant="ghost" onPress={() => void settle(true)}>
          {aiWritingText.answer.drop}
        </Button>
      </div>
    </li>
  );
}

export interface AnswerReviewProps extends Pick<DraftedAnswerProps, 'onTake' | 'onSee'> {
  readonly writings: readonly AiWriting[];
  readonly onClose: () => void;
}

/** Drafts of model answers for registered quizzes, to be looked over one after another. */
export function AnswerReview({ writings, onTake, onSee, onClose }: AnswerReviewProps) {
  const waiting = writings.flatMap((writing) => waitingIn(writing).map((draft) => ({ writing, draft })));
  return (
    <Dialog title={text.review} isOpen onClose={onClose} size="large">
      {waiting.length === 0 ? (
        <p className="text-ink-2">{text.done}</p>
      ) : (
        <ol className="divide-y divide-line">
          {waiting.map(({ writing, draft }) => (
            <DraftedAnswer
              key={`${draft.aiWritingSequence} ${draft.position}`}
              draft={draft}
              writing={writing}
              onTake={onTake}
              onSee={onSee}
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}
