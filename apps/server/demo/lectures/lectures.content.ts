import type { AssistantScope, AssistantTone } from '@dure/contract/lectures/lecture-clubs/assistant-choices';
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

/** A moment of the story. */
interface When {
  readonly day: number;
  readonly minute: number;
}

/** What a member asked in a study, and what became of it. */
export interface QuestionContent extends When {
  readonly by: PersonKey;
  /** The study's number, from 1. */
  readonly study: number;
  readonly question: string;
  /** The sentence of a material of that study that speaks of it: marked by the asker, or found for them. */
  readonly said?: { readonly material: string; readonly page?: number; readonly sentence: string };
  /** Asked about that very part. */
  readonly isMarked?: boolean;
  readonly isPrivate?: boolean;
  /** `ASSISTANT`: it was left at what the assistant said; `BOTH`: an instructor was asked after it. */
  readonly asked?: 'ASSISTANT' | 'INSTRUCTOR' | 'BOTH';
  readonly wonders?: readonly PersonKey[];
  readonly isSolved?: boolean;
  readonly answer?: When & { readonly by: PersonKey; readonly text: string; readonly isSource?: boolean };
}

/** What a member asked the assistant beside a material. */
export interface ConversationContent extends When {
  readonly by: PersonKey;
  readonly study: number;
  readonly question: string;
  /** The sentence that it answered with; it found none where this is left out. */
  readonly said?: NonNullable<QuestionContent['said']>;
}

/** What makes a club a lecture club. */
export interface LectureContent {
  readonly studies: readonly StudyContent[];
  readonly assistant: { readonly name: string; readonly tone: AssistantTone; readonly scope: AssistantScope };
  readonly readings: readonly ReadingContent[];
  /** The key of the quiz club that it is one course with. */
  readonly quizClub?: string;
  /** In the order in which they were asked. */
  readonly questions?: readonly QuestionContent[];
  readonly conversations?: readonly ConversationContent[];
}
