import { MAX_FEEDBACK_DRAFTS } from '@dure/contract/grading/feedback-drafts/feedback-draft-limits';
import { fillTemplate } from '@dure/contract/text/name-placeholder.text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import { createAiFeedback } from '../../../../api/grading/feedback-drafts/feedback-drafts.writes.ts';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { feedbackDraftText as text } from './feedback-draft.text.ts';

const DraftView = lazy(() => import('./DraftView.tsx').then((module) => module.DraftView));

export interface FeedbackDraftProps {
  readonly address: AnswerAddress;
  readonly nickname: string;
  readonly feedback: string;
  readonly onText: (feedback: string) => void;
  readonly isDisabled: boolean;
}

/** A draft of feedback in the instructor's own tone; it goes behind what was typed, and to nobody before it is saved. */
export function FeedbackDraft({ address, nickname, feedback, onText, isDisabled }: FeedbackDraftProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [turn, setTurn] = useState(0);
  const { club: clubSequence, quiz: quizSequence, memberUUID } = address;
  const ask = useMutation({
    mutationFn: (which: number) => {
      DraftView.preload().catch(() => undefined);
      return createAiFeedback(client, { body: { clubSequence, quizSequence, memberUUID, turn: which }, files: {} });
    },
  });
  const draft = ask.data;
  const next = () => {
    const which = draft && turn < MAX_FEEDBACK_DRAFTS ? turn + 1 : turn;
    setTurn(which);
    ask.mutate(which);
  };
  const take = () => {
    onText([feedback.trimEnd(), fillTemplate(draft!.text, nickname)].filter((part) => part !== '').join('\n\n'));
    ask.reset();
    toast({ message: text.taken, action: { label: text.undo, onPress: () => onText(feedback) } });
  };
  if (!draft) {
    return (
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" icon="edit" isPending={ask.isPending} isDisabled={isDisabled} onPress={next}>
          {text.ask}
        </Button>
        {ask.isPending && (
          <p role="status" className="text-sm text-ink-2">
            {text.wait}
          </p>
        )}
        {ask.isError && (
          <p role="alert" className="min-w-0 flex-1 text-sm text-bad">
            {ask.error.message}
          </p>
        )}
      </div>
    );
  }
  return (
    <Suspense fallback={null}>
      <DraftView
        draft={draft}
        words={fillTemplate(draft.text, nickname)}
        isFirst={feedback.trim() === ''}
        isAsking={ask.isPending}
        onTake={take}
        onAgain={next}
        onDrop={() => ask.reset()}
      />
    </Suspense>
  );
}
