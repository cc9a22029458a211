import type { AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { Button } from '../../../ui/buttons/Button.tsx';
import { aiWritingText } from './ai-writing.text.ts';

const text = aiWritingText.quizzes;

export interface OtherDraftsProps {
  readonly writings: readonly AiWriting[];
  readonly onContent: (contentSequence: number) => void;
}

/** Where drafts of other contents wait: they are looked over beside their own content. */
export function OtherDrafts({ writings, onContent }: OtherDraftsProps) {
  if (writings.length === 0) return null;
  return (
    <section aria-label={text.elsewhere} className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <h3 className="text-sm font-semibold text-ink-2">{text.elsewhere}</h3>
      {writings.map(({ aiWritingSequence, content, drafts }) => (
        <Button key={aiWritingSequence} size="small" onPress={() => onContent(content.contentSequence)}>
          <span className="truncate">
            {text.look(content.title, drafts.filter(({ isSettled }) => !isSettled).length)}
          </span>
        </Button>
      ))}
    </section>
  );
}
