import type { AiWriting } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Progress } from '../../../ui/states/Progress.tsx';
import { aiWritingText as text } from './ai-writing.text.ts';

export interface WritingProgressProps {
  /** Undefined as long as nothing is known of it but that it was asked for. */
  readonly writing: AiWriting | undefined;
  readonly onStop: () => void;
}

/** How far a writing is: the reading of its content first, then its drafts. */
export function WritingProgress({ writing, onStop }: WritingProgressProps) {
  const { state, done = 0, of = 0, content } = writing ?? {};
  const words =
    state === 'READING' ? text.reading(content!.title, done, of) : state === 'WRITING' ? text.writing(done, of) : '';
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="font-semibold">
        {text.wait}
      </p>
      <Progress label={text.progress} wordsHidden {...(of > 0 && { value: done, max: of })} />
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-2">
        <span className="break-words tabular-nums">{words}</span>
        {writing && (
          <Button size="small" variant="ghost" onPress={onStop}>
            {text.stop}
          </Button>
        )}
      </div>
    </div>
  );
}
