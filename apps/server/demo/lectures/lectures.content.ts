import type { AssistantScope, AssistantTone } from '@dure/contract/lecture-clubs/assistant-choices';
import type { Paper } from '../documents/paper.ts';
import type { PersonKey } from '../people/people.content.ts';

/** A file that was written for a study; its ending says in what format. */
export interface MaterialContent {
  readonly name: string;
  readonly papers: readonly Paper[];
  readonly isLocked?: boolean;
}

export interface StudyContent {
  readonly title: string;
  readonly description: string;
  readonly startDay: number;
  readonly endDay: number;
  readonly materials: readonly MaterialContent[];
  /** Titles of links of the tenant's library. */
  readonly links?: readonly string[];
}

/** How far a member came: all of so many studies, then some pages of the next one's first material. */
export interface ReadingContent {
  readonly by: PersonKey;
  readonly studies: number;
  readonly pages?: number;
  /** The last day on which they read. */
  readonly lastDay: number;
}

/** What makes a club a lecture club. */
export interface LectureContent {
  readonly studies: readonly StudyContent[];
  readonly assistant: { readonly name: string; readonly tone: AssistantTone; readonly scope: AssistantScope };
  readonly readings: readonly ReadingContent[];
}
