import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { getMemberAnswer } from '../../../../api/grading/grading/grading.reads.ts';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import type { GradersHere } from '../graders/use-graders.ts';
import type { Go, GradingList, GradingPlace } from '../grading-place.ts';
import { addressOf, answersAhead } from '../queue/queue-order.ts';
import { queuePages } from '../queue/queue-pages.ts';
import { useKnownDesktop } from '../../../../ui/layout/use-desktop.ts';

/** What a key changes is drawn before anything is asked for. */
const PRELOAD_MS = 150;
/** Never asked for. */
const NOWHERE: AnswerAddress = { club: 0, quiz: 0, memberUUID: '-' };

/** The list of a place: the same object while another answer of it is opened, so that nothing of the list is drawn anew. */
function useGradingList({ club, quiz, week, filter, keyword, similar, mine, after }: GradingPlace): GradingList {
  return useMemo(
    () => ({ club, quiz, week, filter, keyword, similar, mine, after }),
    [club, quiz, week, filter, keyword, similar, mine, after],
  );
}

/**
 * What stands at a place: the club's queue and the open answer. A wide screen always has one open: the first to grade that
 * no other grader looks at or has. The server renders it for every screen.
 */
export function useGradingData(named: GradingPlace, go: Go, graders: GradersHere) {
  const client = useQueryClient();
  const isDesktop = useKnownDesktop();
  const list = useGradingList(named);
  const { club } = named;
  const queue = useInfiniteQuery(queuePages(club, named, named.after));
  const items = useMemo(() => queue.data?.pages.flatMap(({ contents }) => contents) ?? [], [queue.data]);

  // What can still be revised comes after what is graded: still it is what there is to do.
  const wantsOpen = isDesktop !== false && named.answer === undefined && items.length > 0;
  const first = wantsOpen && !queue.isPlaceholderData && !graders.isPending ? graders.firstOf(items) : undefined;
  const isFound = isDesktop === true && first !== undefined;
  const openFirst = useEffectEvent(() => first && go({ answer: addressOf(club, first) }, 'unasked'));
  useEffect(() => {
    if (isFound) openFirst();
  }, [isFound]);

  const { quiz, memberUUID } = named.answer ?? (first && addressOf(club, first)) ?? {};
  // The same as long as it names the same answer.
  const address = useMemo(
    () => (quiz === undefined || memberUUID === undefined ? undefined : { club, quiz, memberUUID }),
    [club, quiz, memberUUID],
  );
  const place = useMemo(() => ({ ...named, answer: address }), [named, address]);
  const detail = useQuery({ ...getMemberAnswer({ params: address ?? NOWHERE }), enabled: address !== undefined });

  const ahead = address === undefined ? [] : answersAhead(items, address);
  const names = ahead.map(({ clubQuizAnswerSequence }) => clubQuizAnswerSequence).join();
  const preload = useEffectEvent(() => {
    // What is here already is asked again when it is opened, not before.
    for (const one of ahead)
      void client.prefetchQuery({ ...getMemberAnswer({ params: addressOf(club, one) }), staleTime: Infinity });
  });
  useEffect(() => {
    if (names === '') return undefined;
    const later = setTimeout(preload, PRELOAD_MS);
    return () => clearTimeout(later);
  }, [names]);

  const isOpening = (wantsOpen && first === undefined) || queue.isPlaceholderData;
  return { list, queue, items, isDesktop, place, address, detail, isOpening };
}
export type GradingData = ReturnType<typeof useGradingData>;
