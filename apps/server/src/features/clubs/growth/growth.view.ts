import {
  averageFinalGrade,
  comparedPair,
  growthOver,
  movementOver,
  normalisedChange,
  quartileOf,
  toldQuartile,
} from '@dure/contract/clubs/growth/growth';
import type { GrowthSummary } from '@dure/contract/clubs/growth/growth.endpoints';
import type { GrowthRow } from './growth.queries.ts';

interface GrowthParts {
  readonly aiGrading: boolean;
  readonly rows: readonly GrowthRow[];
  readonly place: { readonly measured: number; readonly higher: number | null };
}

/**
 * Without AI grading a club has no grades of pre-answers, not even those from before it was turned off. By itself such a
 * grade would tell what AI makes of the final answer before an instructor said anything.
 */
export function growthView({ aiGrading, rows, place }: GrowthParts): GrowthSummary {
  const quizzes = rows.map((row) => {
    const pair = comparedPair({
      preGrade: aiGrading ? row.pre_grade : null,
      aiFinalGrade: row.ai_final_grade,
      officialGrade: row.final_grade,
    });
    return {
      quizSequence: row.quiz_sequence,
      no: row.position,
      week: row.week,
      question: row.question,
      preGrade: pair.preGrade,
      aiFinalGrade: pair.finalGrade,
      finalGrade: row.final_grade,
      growth: normalisedChange(pair),
      isAnswered: row.is_answered,
    };
  });
  return {
    aiGrading,
    quizzes,
    averageFinal: averageFinalGrade(quizzes),
    growth: growthOver(quizzes.map(({ preGrade, aiFinalGrade }) => ({ preGrade, finalGrade: aiFinalGrade }))),
    quartile: aiGrading ? toldQuartile(quartileOf(place)) : null,
    movement: movementOver(quizzes),
  };
}
