export interface QuizAddress {
  readonly club: number;
  readonly quiz: number;
}
export interface AnswerAddress extends QuizAddress {
  readonly memberUUID: string;
}

/** Names an answer where drafts and saves are kept. */
export const answerKey = ({ club, quiz, memberUUID }: AnswerAddress): string => `${club}/${quiz}/${memberUUID}`;

export const QUEUE_FILTERS = ['all', 'ungraded', 'graded'] as const;
export type QueueFilter = (typeof QUEUE_FILTERS)[number];
export interface QueueView {
  readonly filter: QueueFilter;
  readonly keyword: string;
  readonly page: number;
}

/** Where in the workspace one is, as the address says it. */
export interface GradingPlace extends QueueView {
  readonly club: number;
  readonly quiz: number | undefined;
  /** The member whose answer is open. */
  readonly answer: string | undefined;
}
export type PlaceChange = Partial<Omit<GradingPlace, 'club'>>;
export type Go = (change: PlaceChange, how?: 'push' | 'replace') => void;

/** The place as search parameters; what goes without saying is left out. */
export const searchOf = ({ quiz, answer, filter, keyword, page }: GradingPlace) => ({
  ...(quiz !== undefined && { quiz }),
  ...(filter !== 'all' && { filter }),
  ...(keyword !== '' && { keyword }),
  ...(page > 1 && { page }),
  ...(answer !== undefined && { answer }),
});
