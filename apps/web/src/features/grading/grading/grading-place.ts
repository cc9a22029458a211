import type { QueueFilter } from '@dure/contract/grading/grading/queue/queue-filters';
import type { AnswerAddress } from '../../../api/answering/answers/answer-address.ts';

/** Names an answer where drafts and saves are kept. */
export const answerKey = ({ club, quiz, memberUUID }: AnswerAddress): string => `${club}/${quiz}/${memberUUID}`;

/** What the queue is narrowed to. */
export interface QueueView {
  readonly filter: QueueFilter;
  readonly quiz: number | undefined;
  readonly week: number | undefined;
  readonly keyword: string;
  /** Near-identical answers by group instead of all by need. */
  readonly similar: boolean;
  /** Of answers that were divided among graders those of one's own part. */
  readonly mine: boolean;
}

/** Where in the workspace one is, as the address says it. */
export interface GradingPlace extends QueueView {
  readonly club: number;
  /** The answer that is open. */
  readonly answer: AnswerAddress | undefined;
  /** Where the list began when it was opened deep in the queue. */
  readonly after: string | undefined;
}
/** The list without what is open in it. */
export type GradingList = Omit<GradingPlace, 'answer'>;
export type PlaceChange = Partial<Omit<GradingPlace, 'club'>>;
/** `unasked`: nobody went there; the address says it once somebody is there. */
export type Go = (change: PlaceChange, how?: 'push' | 'replace' | 'unasked') => void;

/** Whether it is the open answer. */
export const isOpen = ({ club, answer }: GradingPlace, quiz: number, memberUUID: string): boolean =>
  answer !== undefined && answerKey(answer) === answerKey({ club, quiz, memberUUID });

/** The place as search parameters; what goes without saying is left out. */
export const searchOf = ({ quiz, week, answer, filter, keyword, similar, mine, after }: GradingPlace) => ({
  ...(quiz !== undefined && { quiz }),
  ...(week !== undefined && { week }),
  ...(filter !== 'all' && { filter }),
  ...(keyword !== '' && { keyword }),
  ...(similar && { similar: true as const }),
  ...(mine && { mine: true as const }),
  ...(answer !== undefined && { answer: `${answer.quiz}.${answer.memberUUID}` }),
  ...(after !== undefined && { after }),
});

interface PlaceSearch {
  readonly quiz?: number;
  readonly week?: number;
  readonly filter?: QueueFilter;
  readonly keyword?: string;
  readonly similar?: true;
  readonly mine?: true;
  readonly answer?: string;
  readonly after?: string;
}

/** The open answer is `quiz.member`; links to an answer of the chosen quiz name the member alone. */
function answerIn(club: number, { answer = '', quiz }: PlaceSearch): AnswerAddress | undefined {
  const [, named, member] = /^(\d+)\.(.+)$/.exec(answer) ?? [];
  if (named !== undefined && member !== undefined) return { club, quiz: Number(named), memberUUID: member };
  return answer === '' || quiz === undefined ? undefined : { club, quiz, memberUUID: answer };
}

export const placeOf = (club: number, search: PlaceSearch): GradingPlace => ({
  club,
  quiz: search.quiz,
  week: search.week,
  filter: search.filter ?? 'all',
  keyword: search.keyword ?? '',
  similar: search.similar ?? false,
  mine: search.mine ?? false,
  answer: answerIn(club, search),
  after: search.after,
});
