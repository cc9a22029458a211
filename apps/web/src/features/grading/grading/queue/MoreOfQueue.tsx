import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { gradingText } from '../grading.text.ts';
import type { GradingData } from '../workspace/use-grading-data.ts';

/** More of the list as its end comes into sight, or by the button. */
export function MoreOfQueue({ queue }: Pick<GradingData, 'queue'>) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = queue;
  const end = useRef<HTMLDivElement>(null);
  const load = useEffectEvent(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  });
  useEffect(() => {
    if (!hasNextPage || !end.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && load(), {
      rootMargin: '300px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [hasNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex justify-center p-3">
      <Button onPress={() => void fetchNextPage()} isPending={isFetchingNextPage}>
        {gradingText.queue.more}
      </Button>
    </div>
  );
}
