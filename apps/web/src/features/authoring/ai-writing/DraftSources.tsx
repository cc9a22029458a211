import type { AiWriting, DraftSource } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { Button } from '../../../ui/buttons/Button.tsx';
import { aiWritingText as text } from './ai-writing.text.ts';

/** Opens the content of a draft at a place of it. */
export type SeeSource = (place: { readonly contentSequence: number; readonly source: DraftSource }) => void;

export interface DraftSourcesProps {
  readonly sources: readonly DraftSource[];
  readonly content: AiWriting['content'];
  readonly onSee: SeeSource;
}

/** The words of the content that a draft rests on, each with the way to its place. */
export function DraftSources({ sources, content, onSee }: DraftSourcesProps) {
  if (sources.length === 0) return null;
  return (
    <ol aria-label={text.sources} className="flex flex-col gap-2">
      {sources.map((source, at) => (
        <li
          key={`${source.position} ${source.quote}`}
          className="border-l-2 border-line-strong pl-3 text-sm text-ink-2"
        >
          <span
            aria-hidden="true"
            className="mr-1.5 rounded-[5px] bg-brand-soft px-1.5 text-xs font-bold text-brand-ink"
          >
            {at + 1}
          </span>
          <q className="break-words">{source.quote}</q>{' '}
          <Button
            size="small"
            variant="ghost"
            className="text-brand-ink!"
            onPress={() => onSee({ contentSequence: content.contentSequence, source })}
          >
            {text.see(content.title, content.unit, source.unitNo)}
          </Button>
        </li>
      ))}
    </ol>
  );
}
