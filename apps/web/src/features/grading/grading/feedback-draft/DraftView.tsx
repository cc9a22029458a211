import type { FeedbackDraft } from '@dure/contract/grading/feedback-drafts/feedback-drafts.endpoints';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { draftViewText as text } from './draft-view.text.ts';

export interface DraftViewProps {
  readonly draft: FeedbackDraft;
  /** Its text with the member's name in it. */
  readonly words: string;
  /** Whether nothing else was typed. */
  readonly isFirst: boolean;
  readonly isAsking: boolean;
  readonly onTake: () => void;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}

/** What was waited for lies below the field, where the pane may end. */
const intoView = (section: HTMLElement | null) => section?.scrollIntoView?.({ block: 'nearest' });

/** A draft of feedback, who wrote it and after what, and what can be done with it. */
export function DraftView({ draft, words, isFirst, isAsking, onTake, onAgain, onDrop }: DraftViewProps) {
  return (
    <section
      ref={intoView}
      aria-label={text.title}
      className="flex flex-col gap-2 rounded-box border border-line bg-bg px-3 py-2.5 text-sm"
    >
      <p className="text-xs text-ink-3">
        <b className="mr-1.5 font-semibold text-ink-2">{draft.model === null ? text.builtIn : text.by(draft.model)}</b>
        {text.after(draft.templates, draft.earlierCount)}
        {draft.notice !== null && <span className="block">{draft.notice}</span>}
      </p>
      <p className="leading-relaxed break-words whitespace-pre-line">{words}</p>
      <p className="text-xs text-ink-3">{text.unsent}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onPress={onTake}>
          {isFirst ? text.take : text.append}
        </Button>
        <Button size="small" variant="ghost" isPending={isAsking} onPress={onAgain}>
          {text.again}
        </Button>
        <Button size="small" variant="ghost" onPress={onDrop}>
          {text.drop}
        </Button>
      </div>
    </section>
  );
}
