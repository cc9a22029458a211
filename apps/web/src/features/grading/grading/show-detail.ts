import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { getMemberAnswer } from '../../../api/grading/grading/grading.reads.ts';
import type { AnswerAddress } from '../../../api/answering/answers/answer-address.ts';
import { itemOf, patchQueue } from './queue/queue-cache.ts';

/** Shows an answer's new state in its pane and in the queue. */
export function showDetail(client: QueryClient, params: AnswerAddress, detail: GradingDetail): void {
  client.setQueryData(getMemberAnswer({ params }).queryKey, detail);
  patchQueue(client, params.club, new Map([[detail.clubQuizAnswerSequence, itemOf(detail)]]));
}
