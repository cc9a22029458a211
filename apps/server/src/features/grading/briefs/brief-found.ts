import type { BriefGroup } from '@dure/contract/grading/briefs/briefs.endpoints';
import type { RowPart } from '../../../kernel/columns.ts';
import type { ContentPassages, Quizzes } from '../../../kernel/database/schema.gen.ts';

export type BriefPassage = NonNullable<BriefGroup['passage']>;

/** A group as it is kept: of its typical answers the numbers, their texts stay with the answers. */
export interface FoundGroup extends Omit<BriefGroup, 'typical'> {
  readonly typical: readonly number[];
}

/** What was found of a quiz's pre-answers. */
export interface Found {
  readonly groups: readonly FoundGroup[];
  readonly silentCount: number;
  readonly otherCount: number;
}

/** A passage of the quiz's content. */
export type Passage = RowPart<ContentPassages, 'text' | 'version_no' | 'position' | 'unit_no' | 'heading'>;

/** What is asked, and the content that it rests on; null where it rests on none. */
export interface AskedQuiz extends RowPart<Quizzes, 'question' | 'model_answer' | 'content_sequence'> {
  readonly model_answer_keywords: readonly string[];
  readonly title: string | null;
  readonly unit: string | null;
}

/** What a brief is made of: answers without what tells of a person and without what they say to their reader. */
export interface BriefTask {
  readonly quiz: AskedQuiz;
  readonly answers: readonly { readonly sequence: number; readonly text: string }[];
  readonly passages: readonly Passage[];
  /** Of people, that must not be sent. */
  readonly names: readonly string[];
}

const PLACES = 2;

/** Two typical answers of a group, given most typical first, that are not one text twice. */
export function typicalOf(answers: BriefTask['answers'], members: readonly number[]): number[] {
  const texts = new Map<string, number>();
  for (const at of members) {
    const { text, sequence } = answers[at]!;
    if (!texts.has(text.trim())) texts.set(text.trim(), sequence);
  }
  return [...texts.values()].slice(0, PLACES);
}

/** Largest first; what went well stands last. */
export const inOrder = (groups: readonly FoundGroup[]): FoundGroup[] =>
  groups.toSorted((a, b) => Number(a.isRight) - Number(b.isRight) || b.count - a.count);
