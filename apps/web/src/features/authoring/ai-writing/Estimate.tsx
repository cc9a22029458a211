import type { AiPurpose } from '@dure/contract/assistance/ai/ai-purposes';
import { useQuery } from '@tanstack/react-query';
import { estimateAi } from '../../../api/assistance/ai/ai.reads.ts';
import { aiWritingText } from './ai-writing.text.ts';

export interface EstimateProps {
  readonly purpose: AiPurpose;
  readonly calls: number;
  /** Characters that each call sends, at most. */
  readonly characters: number;
}

/** Who will do a piece of work and about what it costs, before it begins. */
export function Estimate({ purpose, calls, characters }: EstimateProps) {
  const { data } = useQuery(estimateAi({ query: { purpose, calls, characters } }));
  if (!data) return null;
  const words = [data.cost === null ? '' : aiWritingText.many.estimate(data.cost), data.notice ?? ''];
  return words.filter((one) => one !== '').join(' · ');
}
