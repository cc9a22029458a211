import { plainLines } from '../../../../kernel/plain-question.ts';
import { DiffText } from '../../../../ui/text/DiffText.tsx';

export interface SimilarTextProps {
  readonly final: string;
  readonly similar: string;
}

/** A similar answer in plain words, with what differs from the open one. */
export function SimilarText({ final, similar }: SimilarTextProps) {
  return <DiffText before={plainLines(final)} after={plainLines(similar)} className="pb-2 text-ink-2" />;
}
