import type {
  addAnswerFile,
  getAnswer,
  getAnswerRoom,
  likeAnswer,
  listAnswers,
  markContentRead,
  onePickAnswer,
  rateComprehension,
  removeAnswerFile,
  saveAnswerDraft,
  submitFinalAnswer,
  submitPreAnswer,
  takeBackOnePick,
  unlikeAnswer,
} from '@dure/contract/answers/answers.endpoints';
import type { AnswerRoom } from '@dure/contract/answers/answers.views';
import type { getAnswerVersion, listAnswerVersions } from '@dure/contract/answers/answer-versions.endpoints';
import type { askForReview as askForReviewEndpoint } from '@dure/contract/grading/grade-review.endpoints';
import type { evaluateSelf } from '@dure/contract/grading/grading.endpoints';
import { queryOptions } from '@tanstack/react-query';
import { call, type CallOptions } from '../../kernel/call.ts';
import { paged } from '../../kernel/query-client.ts';
import { anchorOf, keepAnchor } from './peers/answer-anchor.ts';
import type { Step } from './writing/draft.ts';

/** A quiz of a club. */
export interface QuizAddress {
  readonly club: number;
  readonly quiz: number;
}
/** An answer of a quiz: whose it is, or the alias in an anonymous club. */
export interface AnswerAddress extends QuizAddress {
  readonly memberUUID: string;
}
export interface PeerList {
  readonly page: number;
  readonly sort: 'newest' | 'likes' | 'onePicks';
  readonly keyword: string;
}
export const PEERS_A_PAGE = 10;

export const roomKey = ({ club, quiz }: QuizAddress) => ['club', club, 'answer-room', quiz] as const;
export const peersKey = ({ club, quiz }: QuizAddress) => ['answer-peers', club, quiz] as const;

export const roomQuery = (params: QuizAddress) =>
  queryOptions({
    queryKey: roomKey(params),
    queryFn: ({ signal }) =>
      call<typeof getAnswerRoom>(
        'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/answer',
        { params },
        { signal, leadsOnIfForbidden: true },
      ),
  });

export const fetchPeers = (params: QuizAddress, list: PeerList, asOf?: string, signal?: AbortSignal) =>
  call<typeof listAnswers>(
    'GET /api/v1/clubs/{club}/quizzes/{quiz}/answers',
    { params, query: { ...list, size: PEERS_A_PAGE, ...(asOf !== undefined && { asOf }) } },
    signal && { signal },
  );

export const peersQuery = (params: QuizAddress, list: PeerList) =>
  paged({
    queryKey: [...peersKey(params), list],
    queryFn: async ({ signal }) => {
      const page = await fetchPeers(params, list, anchorOf(params), signal);
      keepAnchor(params, page.asOf);
      return page;
    },
  });

export const fetchAnswer = (params: AnswerAddress, signal?: AbortSignal) =>
  call<typeof getAnswer>(
    'GET /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}',
    { params },
    signal && { signal },
  );

export const pinnedKey = ({ club, quiz }: QuizAddress) => ['answer-pinned', club, quiz] as const;

export const answerQuery = (params: AnswerAddress) =>
  queryOptions({
    queryKey: [...pinnedKey(params), params.memberUUID],
    queryFn: ({ signal }) => fetchAnswer(params, signal),
  });

export const versionsKey = ({ club, quiz }: QuizAddress) => ['answer-versions', club, quiz] as const;

export const versionsQuery = (params: QuizAddress) =>
  queryOptions({
    queryKey: versionsKey(params),
    staleTime: 0,
    queryFn: ({ signal }) =>
      call<typeof listAnswerVersions>(
        'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/versions',
        { params },
        { signal },
      ),
  });

/** A version never changes. */
export const versionQuery = (params: QuizAddress, versionNo: number) =>
  queryOptions({
    queryKey: [...versionsKey(params), versionNo],
    staleTime: Infinity,
    queryFn: ({ signal }) =>
      call<typeof getAnswerVersion>(
        'GET /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/versions/{versionNo}',
        { params: { ...params, versionNo } },
        { signal },
      ),
  });

/** A body that outlives its page is 64 KB at most; a letter takes three bytes. */
const LONGEST_LAST_TEXT = 20_000;

export const saveDraft = (params: QuizAddress, text: string, version: number) =>
  call<typeof saveAnswerDraft>(
    'PUT /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/draft',
    { params, body: { text, version } },
    { keepalive: text.length <= LONGEST_LAST_TEXT },
  );

export const uploadAnswerFile = (params: QuizAddress, file: File, options: CallOptions) =>
  call<typeof addAnswerFile>(
    'POST /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/files',
    { params, files: { file: [file] } },
    options,
  );

export const takeBackAnswerFile = (params: QuizAddress, fileKey: string) =>
  call<typeof removeAnswerFile>('DELETE /api/v1/my/clubs/{club}/quizzes/{quiz}/answer/files/{fileKey}', {
    params: { ...params, fileKey },
  });

export interface Submission {
  readonly text: string;
  readonly fileKeys: string[];
}

export function submitAnswer(
  params: QuizAddress,
  step: Step,
  body: Submission,
  idempotencyKey: string,
): Promise<AnswerRoom> {
  const input = { params, body, files: {} };
  return step === 'pre'
    ? call<typeof submitPreAnswer>('POST /api/v1/clubs/{club}/quizzes/{quiz}/preanswer', input, { idempotencyKey })
    : call<typeof submitFinalAnswer>('POST /api/v1/clubs/{club}/quizzes/{quiz}/postanswer', input, { idempotencyKey });
}

export const readContent = (params: QuizAddress) =>
  call<typeof markContentRead>('POST /api/v1/my/clubs/{club}/quizzes/{quiz}/content-read', { params });

export const rateQuiz = ({ club, quiz }: QuizAddress, comprehension: number) =>
  call<typeof rateComprehension>('PUT /api/v1/club/quizzes/comprehension', {
    body: { clubSequence: club, quizSequence: quiz, comprehension },
  });

export const gradeSelf = (params: QuizAddress, body: { grading: number; note: string }) =>
  call<typeof evaluateSelf>('PUT /api/v1/clubs/{club}/quizzes/{quiz}/self-evaluation', { params, body });

export const setLike = (params: AnswerAddress, on: boolean) =>
  on
    ? call<typeof likeAnswer>('POST /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/like', { params })
    : call<typeof unlikeAnswer>('DELETE /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/like', { params });

/** `move` takes the pick along from the answer that has it. */
export const setOnePick = (params: AnswerAddress, on: boolean, move = false) =>
  on
    ? call<typeof onePickAnswer>('POST /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/onepick', {
        params,
        body: { move },
      })
    : call<typeof takeBackOnePick>('DELETE /api/v1/clubs/{club}/quizzes/{quiz}/answers/{memberUUID}/onepick', {
        params,
      });

export const askForReview = (params: QuizAddress, reason: string): Promise<AnswerRoom> =>
  call<typeof askForReviewEndpoint>('POST /api/v1/clubs/{club}/quizzes/{quiz}/grade-review', {
    params,
    body: { reason },
  });
