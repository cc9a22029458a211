import type { AiDraft, AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { settleAiDraft } from '../../../api/authoring/ai-writing/ai-writing.writes.ts';
import { createQuizzes } from '../../../api/authoring/quizzes/authoring.writes.ts';
import { ApiError } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { aiWritingText } from './ai-writing.text.ts';
import type { SeeSource } from './DraftSources.tsx';
import { useReview, type ReviewedQuiz } from './review-draft.ts';
import { ReviewedQuizRow } from './ReviewedQuizRow.tsx';
import { ReviewedQuizzes } from './ReviewedQuizzes.tsx';
import { useDropWriting } from './use-ai-writings.ts';

const text = aiWritingText.quizzes;

/** What is wrong, with the number of the draft that it is wrong with. */
function faultOf(error: Error, chosen: readonly AiDraft[]): string {
  const field = error instanceof ApiError ? error.fields[0] : undefined;
  const at = /^quizzes\.(\d+)\./.exec(field?.path ?? '')?.[1];
  const draft = at === undefined ? undefined : chosen[Number(at)];
  return field && draft ? text.fault(draft.no, field.message) : error.message;
}

export interface QuizReviewProps {
  readonly writing: AiWriting;
  readonly onSee: SeeSource;
  readonly onRegistered: () => void;
}

/** The quizzes that were drafted out of a content: looked over one by one, and registered in one step. */
export function QuizReview({ writing, onSee, onRegistered }: QuizReviewProps) {
  const client = useQueryClient();
  const toast = useToast();
  const { confirm } = useDialogs();
  const drop = useDropWriting();
  const { value, engine } = useReview(writing);
  const { aiWritingSequence, content, drafts, of } = writing;
  const left = drafts.filter(({ isSettled, position }) => !isSettled && value.quizzes[position]);
  const chosen = left.filter(({ position }) => value.quizzes[position]!.isChosen);
  const change = (position: number, part: Partial<ReviewedQuiz>) => {
    const now = engine.state.value;
    engine.change({ ...now, quizzes: { ...now.quizzes, [position]: { ...now.quizzes[position]!, ...part } } });
  };
  const settle = ({ position }: AiDraft, isSettled: boolean) =>
    settleAiDraft(client, { params: { aiWritingSequence, position }, body: { isSettled } });
  const throwAway = async (draft: AiDraft) => {
    await settle(draft, true);
    toast({ message: text.dropped, action: { label: text.undo, onPress: () => void settle(draft, false) } });
  };
  const row = (draft: AiDraft) => (
    <ReviewedQuizRow
      key={draft.position}
      draft={draft}
      writing={writing}
      value={value.quizzes[draft.position]!}
      onChange={(part) => change(draft.position, part)}
      onDrop={() => void throwAway(draft)}
      onSee={onSee}
    />
  );
  const register = useMutation({
    mutationFn: async () => {
      const quizzes = chosen.map(({ position }) => {
        const { question, answer, keywords } = value.quizzes[position]!;
        return {
          question,
          modelAnswer: answer,
          modelAnswerKeywords: keywords,
          rubric: [],
          contentSequence: content.contentSequence,
        };
      });
      // Sent again after an answer that got lost it registers nothing twice.
      const idempotencyKey = `ai-quizzes-${aiWritingSequence}-${chosen.map(({ position }) => position).join('-')}`;
      const { contents } = await createQuizzes(client, { body: { quizzes } }, { idempotencyKey });
      await Promise.all(chosen.map((draft) => settle(draft, true)));
      return contents.length;
    },
    onSuccess: (count) => {
      if (chosen.length === left.length) engine.finish();
      toast({ message: text.registered(count), tone: 'good' });
      onRegistered();
    },
  });
  const dropAll = async () => {
    if (!(await confirm({ message: text.dropAllAsk, action: text.dropAll, danger: true }))) return;
    engine.finish();
    await drop(aiWritingSequence);
  };
  return (
    <section aria-label={text.from(content.title)} className="flex flex-col gap-3">
      <h3 className="font-bold break-words">{text.from(content.title)}</h3>
      {drafts.length < of && <p className="text-sm text-ink-2">{text.fewer(of, drafts.length)}</p>}
      <ReviewedQuizzes drafts={left} row={row} />
      {register.isError && (
        <p role="alert" className="text-sm text-bad">
          {faultOf(register.error, chosen)}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onPress={() => void dropAll()}>
          {text.dropAll}
        </Button>
        <Button
          variant="primary"
          isDisabled={chosen.length === 0}
          isPending={register.isPending}
          onPress={() => register.mutate()}
        >
          {text.register(chosen.length)}
        </Button>
      </div>
    </section>
  );
}
