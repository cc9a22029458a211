import type { ContentView } from '@dure/contract/authoring/contents/contents.views';
import { useQuery } from '@tanstack/react-query';
import { listContentPassages } from '../../../../api/authoring/contents/contents.reads.ts';

/** Passages that are asked for at once. */
export const PASSAGES = 20;

/** What is marked on a page: the words that are meant, or else all of the passage that is. */
export function useMeantWords(
  { contentSequence: id, versionNo }: Pick<ContentView, 'contentSequence' | 'versionNo'>,
  passage: number | undefined,
  quote: string,
): string {
  const page = Math.ceil((passage ?? 1) / PASSAGES);
  const { data } = useQuery({
    ...listContentPassages({ params: { id }, query: { page, size: PASSAGES, versionNo } }),
    enabled: passage !== undefined && quote === '',
  });
  if (passage === undefined || quote !== '') return quote;
  return data?.contents.find(({ position }) => position === passage)?.text ?? '';
}
