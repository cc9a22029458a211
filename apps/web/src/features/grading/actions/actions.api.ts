import type {
  Acted,
  gradeMany,
  listGradingActions,
  undoGrading,
} from '@dure/contract/grading/grading-actions.endpoints';
import type { ClubQueueItem } from '@dure/contract/grading/grading-queue.endpoints';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../kernel/call.ts';
import { managedQuizzesKey } from '../grading.api.ts';
import { patchQueue } from '../queue/queue-cache.ts';

/** What many answers get alike. */
export interface BulkGrade {
  readonly grading?: number;
  readonly feedback?: string;
}

export const sendMany = (club: number, items: readonly ClubQueueItem[], grade: BulkGrade): Promise<Acted> =>
  call<typeof gradeMany>('PUT /api/v1/my/clubs/{club}/answers/grading', {
    params: { club },
    body: {
      answers: items.map(({ clubQuizAnswerSequence, gradeVersion }) => ({
        clubQuizAnswerSequence,
        version: gradeVersion,
      })),
      ...grade,
    },
  });

export const sendUndo = (club: number, action: number): Promise<Acted> =>
  call<typeof undoGrading>('POST /api/v1/my/clubs/{club}/grading-actions/{action}/undo', { params: { club, action } });

const historyKey = (club: number) => ['grading', club, 'history'] as const;

/** The latest acts in a club, or all of one answer. */
export const historyQuery = (club: number, answer?: number) =>
  queryOptions({
    queryKey: [...historyKey(club), answer],
    queryFn: ({ signal }) =>
      call<typeof listGradingActions>(
        'GET /api/v1/my/clubs/{club}/grading-actions',
        { params: { club }, query: answer === undefined ? {} : { answer } },
        { signal },
      ),
    staleTime: 0,
  });

/** Shows what an act, or its refusal, says of many answers; their panes ask again when they are next looked at. */
export function showItems(client: QueryClient, club: number, items: readonly ClubQueueItem[]): void {
  patchQueue(client, club, new Map(items.map((item) => [item.clubQuizAnswerSequence, item])));
  for (const { quizSequence, member } of items) {
    void client.invalidateQueries({ queryKey: ['grading', club, quizSequence, 'answer', member.memberUUID] });
  }
  void client.invalidateQueries({ queryKey: managedQuizzesKey(club) });
  void client.invalidateQueries({ queryKey: historyKey(club) });
}
