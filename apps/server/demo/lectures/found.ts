import type { FoundAnswer, QuestionPlace } from '@dure/contract/lectures/lecture-questions/lecture-questions.views';
import type { SeedContext } from '../part.ts';
import type { QuestionContent } from './lectures.content.ts';

/** Where a sentence of the story stands. */
export function placeOf({ sequences }: SeedContext, { said }: Pick<QuestionContent, 'said'>): QuestionPlace | null {
  if (!said) return null;
  const { material, page = null, sentence } = said;
  return {
    contentSequence: sequences.get(`content/${material}`)!,
    title: material.replace(/\.\w+$/, ''),
    unit: page === null ? null : 'PAGE',
    unitNo: page,
    position: null,
    quote: sentence,
  };
}

/** What the built-in tools found: the sentence that the story names, or none. */
export function foundOf(place: QuestionPlace | null, clubStudySequence: number): FoundAnswer {
  if (place === null) return { sentences: [], sources: [], isBuiltIn: true };
  const verified = { lectureQuestionSerialNumber: null, verifiedBy: null, verifiedAt: null };
  return {
    sentences: [{ text: place.quote, sources: [1] }],
    sources: [{ no: 1, kind: 'MATERIAL', clubStudySequence, ...place, ...verified }],
    isBuiltIn: true,
  };
}
