import type { ClubSection } from '@dure/contract/authoring/quiz-clubs/club-form.text';
import { createContext } from 'react';

/** How the parts of a club that is there already are saved, each by itself. */
export interface SectionSaving {
  /** Parts of which the server lacks something. */
  readonly changed: ReadonlySet<ClubSection>;
  /** The part on its way to the server. */
  readonly busy: ClubSection | null;
  readonly save: (section: ClubSection) => void;
  readonly undo: (section: ClubSection) => void;
}

/** Null where the form is sent as a whole. */
export const SectionSavingContext = createContext<SectionSaving | null>(null);
