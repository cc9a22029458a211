import type { Graders } from '@dure/contract/grading/grading/graders.endpoints';
import { LOOK_AGAIN_SECONDS } from '@dure/contract/grading/grading/grading-look';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { listGraders } from '../../../../api/grading/grading/graders.reads.ts';
import { lookAtAnswer } from '../../../../api/grading/grading/graders.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';

/** Whoever steps through the queue looks at nothing yet. */
const SETTLE_MS = 300;

/** Says to the other graders what is open here, for as long as the page is looked at. */
export function useLook(club: number, open: number | undefined): void {
  const client = useQueryClient();
  const say = useEffectEvent(async (where: number, clubQuizAnswerSequence: number | null) => {
    if (clubQuizAnswerSequence !== null && document.visibilityState !== 'visible') return;
    try {
      const body = { clubQuizAnswerSequence };
      const { looks } = await lookAtAnswer(client, { params: { club: where }, body }, { keepalive: true });
      client.setQueryData<Graders>(
        listGraders({ params: { club: where } }).queryKey,
        (before) => before && { ...before, looks },
      );
    } catch (error) {
      // Nobody is hindered by it: it is said again in a moment.
      if (!(error instanceof ApiError)) throw error;
    }
  });
  useEffect(() => {
    if (open === undefined) return undefined;
    const look = () => void say(club, open);
    const settled = setTimeout(look, SETTLE_MS);
    const again = setInterval(look, LOOK_AGAIN_SECONDS * 1000);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(settled);
      clearInterval(again);
      document.removeEventListener('visibilitychange', look);
    };
  }, [club, open]);
  useEffect(() => {
    const leave = () => void say(club, null);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [club]);
}
