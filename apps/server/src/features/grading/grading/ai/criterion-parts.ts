import type { PointFound } from '../../../../kernel/language/evidence/evidence.ts';
import type { Quiz } from '../../../../kernel/language/grading/quiz.ts';
import { Sentences } from '../../../../kernel/language/similarity/sentences.ts';
import { keywordsIn } from '../../../../kernel/language/text/keywords.ts';

/** Likeness from which a point of the model answer is what a criterion is about. */
const ABOUT = 0.3;

/** What of the model answer and the keywords a criterion is about; empty where its name does not tell. */
export interface CriterionPart {
  readonly points: PointFound[];
  readonly keywords: string[];
}

/** Which points and keywords each criterion of a rubric is about. */
export class CriterionParts {
  /** One for each criterion, in the rubric's order. */
  readonly parts: readonly CriterionPart[];

  constructor(quiz: Quiz, points: readonly PointFound[], rubric: readonly { readonly name: string }[]) {
    const parts = rubric.map((): CriterionPart => ({ points: [], keywords: [] }));
    const likeness = new Sentences(rubric.length > 0 ? points.map(({ point }) => point) : []);
    // Each point belongs to the criterion that it is likest to, if it is like one at all.
    for (const point of points) {
      const found = rubric.map(({ name }, at) => ({ at, likeness: likeness.likeness(name, point.point) }));
      const best = found.toSorted((a, b) => b.likeness - a.likeness)[0];
      if (best && best.likeness >= ABOUT) parts[best.at]!.points.push(point);
    }
    for (const keyword of quiz.keywords) {
      const stands = (text: string) => keywordsIn(text, [keyword]).hit.length > 0;
      const own = rubric.findIndex(({ name }) => stands(name));
      const part = own >= 0 ? parts[own] : parts.find((one) => one.points.some(({ point }) => stands(point)));
      part?.keywords.push(keyword);
    }
    this.parts = parts;
  }
}
