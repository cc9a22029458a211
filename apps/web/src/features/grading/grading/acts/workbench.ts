import type { Person } from '@dure/contract/tenancy/accounts/person';
import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import type { QueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { AnswerAddress } from '../../../../api/answering/answers/answer-address.ts';
import type { Bulk } from '../actions/use-bulk.ts';
import type { Selection } from '../actions/use-selection.ts';
import type { ChoiceMemory } from '../drafts/choice-memory.ts';
import type { DraftBook } from '../drafts/draft-book.ts';
import type { DraftProblem } from '../drafts/grading-draft.ts';
import type { GradersHere } from '../graders/use-graders.ts';
import type { Go, GradingPlace } from '../grading-place.ts';
import type { GradingData } from '../use-grading-data.ts';

/** The workspace as an act finds it: what is open, and what the act may change. */
export interface Workbench {
  readonly client: QueryClient;
  readonly memberId: string | null;
  readonly place: GradingPlace;
  readonly go: Go;
  readonly queue: GradingData['queue'];
  readonly graders: GradersHere;
  /** The open answer. */
  readonly address: AnswerAddress | undefined;
  /** The same as it was drawn last. */
  readonly detail: GradingDetail | undefined;
  readonly item: ClubQueueItem | undefined;
  /** Another grader who looks at it just now. */
  readonly looker: Person | undefined;
  readonly book: DraftBook;
  readonly memory: ChoiceMemory;
  readonly bulk: Bulk;
  readonly selection: Selection;
  readonly announce: (words: string) => void;
  /** What keeps the answer of that key from being sent. */
  readonly showProblem: (key: string, name: DraftProblem | null) => void;
  readonly openDialog: (dialog: 'help' | 'bulk') => void;
  /** A step through the queue begins. */
  readonly noteStep: () => void;
  readonly focusAnswer: () => void;
  readonly feedbackField: RefObject<HTMLTextAreaElement | null>;
  readonly scoreField: RefObject<HTMLInputElement | null>;
}
