import type { AiDraft } from '@dure/contract/authoring/ai-writing/ai-writing.endpoints';
import { aiWritingText as text } from './ai-writing.text.ts';

export interface DraftHeadProps {
  readonly draft: AiDraft;
  /** Why the built-in tools wrote it in the place of a provider. */
  readonly notice: string | null;
}

/** Who wrote a draft, and on what it rests. */
export function DraftHead({ draft, notice }: DraftHeadProps) {
  const { isBuiltIn, model, answer, sources } = draft;
  return (
    <p className="text-xs text-ink-3">
      <b className="mr-1.5 font-semibold text-ink-2">{isBuiltIn ? text.byBuiltIn : `${text.by} · ${model}`}</b>
      {answer !== '' && `${text.found(sources.length)} · ${text.unused}`}
      {isBuiltIn && <span className="block">{notice ?? text.builtIn}</span>}
    </p>
  );
}
