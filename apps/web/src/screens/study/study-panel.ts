import type { StudyDetail } from '@dure/contract/lectures/lecture-clubs/lecture-clubs.views';
import type { ComponentType } from 'react';
import type { StudyPaneId } from './study-search.ts';

/** What somebody marked in a material. */
export interface MarkedPassage {
  readonly contentSequence: number;
  /** The page of a PDF; null where there are none. */
  readonly at: number | null;
  readonly text: string;
}

/** What one panel or the material gives another one to go on with. */
export interface Handed {
  /** Another one each time, from 1: what was given twice counts twice. 0 came with the address. */
  readonly no: number;
  readonly passage?: MarkedPassage | undefined;
  /** A question in words, as it was typed. */
  readonly question?: string | undefined;
  /** A question of the club, by its number, to be shown. */
  readonly serialNumber?: number | undefined;
}

/** A place of a material of this study or another one of the club. */
export interface SourcePlace {
  readonly clubStudySequence: number;
  readonly contentSequence: number;
  /** The page of a PDF; null where there are none. */
  readonly at: number | null;
  /** The passage's order in its content; null where the page alone is known. */
  readonly position: number | null;
  /** Words of the passage that are meant. */
  readonly quote: string;
}

export interface StudyPanelProps {
  readonly club: number;
  readonly study: StudyDetail;
  /** What was given to this panel last. */
  readonly handed: Handed | null;
  /** The panels that there are. */
  readonly panels: readonly StudyPaneId[];
  /** Opens another panel with something to go on with. */
  readonly handOver: (to: StudyPaneId, given: Omit<Handed, 'no'>) => void;
  /** Turns the material to a place and marks it. */
  readonly openSource: (place: SourcePlace) => void;
  /** The place that the material shows marked now. */
  readonly shownSource: { readonly contentSequence: number; readonly position: number } | null;
}

export interface StudyPanel {
  readonly id: Exclude<StudyPaneId, 'material'>;
  readonly label: string;
  /** At the thumb, where it has to be shorter. */
  readonly shortLabel?: string;
  /** What it offers to do with a marked passage; nothing where it is left out. */
  readonly passageAction?: string;
  readonly Panel: ComponentType<StudyPanelProps>;
}
