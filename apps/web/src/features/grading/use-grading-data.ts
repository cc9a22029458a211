import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pageCount } from '../../kernel/query-client.ts';
import type { Go, GradingPlace, QuizAddress } from './grading-place.ts';
import { detailQuery, QUEUE_SIZE, queueQuery } from './grading.api.ts';
import { useDesktop } from './use-desktop.ts';

/** What stands at a place: the queue of its quiz and the open answer. A wide screen always has one open. */
export function useGradingData(place: GradingPlace, quiz: QuizAddress, go: Go) {
  const client = useQueryClient();
  const isDesktop = useDesktop();
  const { filter, keyword, page, answer } = place;
  const queue = useQuery(queueQuery(quiz, { filter, keyword, page }));
  const address = answer === undefined ? undefined : { ...quiz, memberUUID: answer };
  const detail = useQuery({
    ...detailQuery(address ?? { ...quiz, memberUUID: '' }),
    enabled: address !== undefined,
  });
  const items = queue.data?.contents ?? [];

  const first = queue.isPlaceholderData ? undefined : items[0]?.member.memberUUID;
  const wantsOpen = isDesktop && answer === undefined && first !== undefined;
  const openFirst = useEffectEvent(() => go({ answer: first }, 'replace'));
  useEffect(() => {
    if (wantsOpen) openFirst();
  }, [wantsOpen]);

  const after = items[items.findIndex(({ member }) => member.memberUUID === answer) + 1]?.member.memberUUID;
  const isShown = detail.data !== undefined;
  const preload = useEffectEvent((memberUUID: string) => client.prefetchQuery(detailQuery({ ...quiz, memberUUID })));
  useEffect(() => {
    if (isShown && after !== undefined) void preload(after);
  }, [isShown, after]);

  return { queue, items, pages: pageCount(queue.data, QUEUE_SIZE), address, detail };
}
