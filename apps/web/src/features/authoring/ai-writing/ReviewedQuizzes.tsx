import type { AiDraft } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { aiWritingText } from './ai-writing.text.ts';

const text = aiWritingText.quizzes;
const LIST = 'divide-y divide-line rounded-card border border-line bg-surface';

export interface ReviewedQuizzesProps {
  readonly drafts: readonly AiDraft[];
  readonly row: (draft: AiDraft) => ReactNode;
}

/** The drafts that are sure; those that are less so stand behind a button, and nobody has chosen them. */
export function ReviewedQuizzes({ drafts, row }: ReviewedQuizzesProps) {
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  const sure = drafts.filter(({ isSure }) => isSure);
  const others = drafts.filter(({ isSure }) => !isSure);
  return (
    <>
      {sure.length > 0 ? (
        <ol aria-label={text.drafts} className={LIST}>
          {sure.map(row)}
        </ol>
      ) : (
        others.length > 0 && <p className="text-sm text-ink-2">{text.noneSure}</p>
      )}
      {others.length > 0 && (
        <>
          <Button
            variant="ghost"
            className="self-start"
            aria-expanded={isOpen}
            aria-controls={more}
            onPress={() => setOpen(!isOpen)}
          >
            {isOpen ? text.less : text.more(others.length)}
          </Button>
          <div id={more} hidden={!isOpen} className="flex flex-col gap-2">
            <p className="text-sm text-ink-2">{text.moreHint}</p>
            <ol aria-label={text.moreDrafts} className={LIST}>
              {others.map(row)}
            </ol>
          </div>
        </>
      )}
    </>
  );
}
