import type { ClubQueueItem } from '@dure/contract/grading/grading/grading-queue.endpoints';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import type { Person } from '@dure/contract/tenancy/accounts/person';
import type { GradingDraft } from '../drafts/grading-draft.ts';
import type { SaveState } from '../drafts/save-states.ts';
import type { GradersHere } from '../graders/use-graders.ts';
import { answerKey, type GradingPlace } from '../grading-place.ts';

/** What the address, the caches and the device hold as a command arrives. It belongs to them: commands only read it. */
export interface Scene {
  readonly memberId: string | null;
  /** Where one is, with the open answer. */
  readonly place: GradingPlace;
  /** The list as far as it is loaded. */
  readonly items: readonly ClubQueueItem[];
  readonly hasMore: boolean;
  /** The open answer; what was saved a moment ago may not be drawn yet. */
  readonly detail: GradingDetail | undefined;
  /** Another grader who looks at it just now. */
  readonly looker: Person | undefined;
  readonly graders: Pick<GradersHere, 'lookerAt' | 'otherOf'>;
  /** What is typed and not saved, by answer. */
  readonly drafts: Readonly<Record<string, GradingDraft>>;
  readonly saves: Readonly<Record<string, SaveState>>;
  /** Whether the panes show what is open, and not still another answer. */
  readonly isShown: boolean;
  /** The open answer cannot be read. */
  readonly isFailed: boolean;
}

/** Names the open answer; empty where none is. */
export const openKey = ({ place }: Scene): string => (place.answer ? answerKey(place.answer) : '');
