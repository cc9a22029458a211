import { MAX_FEEDBACK_DRAFTS } from '@dure/contract/feedback-drafts/feedback-drafts-bounds';
import { fillTemplate } from '@dure/contract/feedback-templates/template-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswerAddress } from '../../../api/answers/answer-address.ts';
import { createAiFeedback } from '../../../api/feedback-drafts/feedback-drafts.writes.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { feedbackDraftText as text } from './feedback-draft.text.ts';

export interface FeedbackDraftProps {
  readonly address: AnswerAddress;
  readonly nickname: string;
  readonly feedback: string;
  readonly onText: (feedback: string) => void;
  readonly isDisabled: boolean;
}

/** What was waited for lies below the field, where the pane may end. */
const intoView = (section: HTMLElement | null) => section?.scrollIntoView?.({ block: 'nearest' });

/** A draft of feedback in the instructor's own tone; it goes behind what was typed, and to nobody before it is saved. */
export function FeedbackDraft({ address, nickname, feedback, onText, isDisabled }: FeedbackDraftProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [turn, setTurn] = useState(0);
  const { club: clubSequence, quiz: quizSequence, memberUUID } = address;
  const ask = useMutation({
    mutationFn: (which: number) =>
      createAiFeedback(client, { body: { clubSequence, quizSequence, memberUUID, turn: which }, files: {} }),
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
  const after = text.after(draft.templates, draft.earlierCount);
  return (
    <section
      ref={intoView}
      aria-label={text.title}
      className="flex flex-col gap-2 rounded-box border border-line bg-bg px-3 py-2.5 text-sm"
    >
      <p className="text-xs text-ink-3">
        <b className="mr-1.5 font-semibold text-ink-2">{draft.model === null ? text.builtIn : text.by(draft.model)}</b>
        {after}
        {draft.notice !== null && <span className="block">{draft.notice}</span>}
      </p>
      <p className="leading-relaxed break-words whitespace-pre-line">{fillTemplate(draft.text, nickname)}</p>
      <p className="text-xs text-ink-3">{text.unsent}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={take}>
          {feedback.trim() === '' ? text.take : text.append}
        </Button>
        <Button size="small" variant="ghost" isPending={ask.isPending} onPress={next}>
          {text.again}
        </Button>
        <Button size="small" variant="ghost" onPress={() => ask.reset()}>
          {text.drop}
        </Button>
      </div>
    </section>
  );
}
