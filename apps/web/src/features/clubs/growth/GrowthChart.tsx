import type { GrowthSummary } from '@dure/contract/clubs/growth/growth.endpoints';
import { BarChart } from '../../../ui/charts/BarChart.tsx';
import { PairChart } from '../../../ui/charts/PairChart.tsx';
import { growthText as words } from './growth.text.ts';

const { heads } = words;
const written = (value: number | null, write: (value: number) => string) =>
  value === null ? words.none : write(value);

/** Quiz by quiz, from the pre-answer's score to the final answer's. */
export function GrowthChart({ quizzes, growth }: GrowthSummary) {
  const graded = quizzes.filter(({ finalGrade }) => finalGrade !== null);
  const compared = graded.filter(({ preGrade }) => preGrade !== null);
  if (compared.length === 0) {
    return (
      <BarChart
        label={words.finalChart}
        heads={[heads.quiz, heads.final]}
        max={100}
        bars={graded.map(({ no, finalGrade }) => ({ label: words.quiz(no), value: finalGrade ?? 0, tone: 'post' }))}
      />
    );
  }
  return (
    <PairChart
      label={words.chart}
      summary={growth ? words.summary(growth.averagePre, growth.averageFinal) : undefined}
      heads={[heads.quiz, heads.pre, heads.final]}
      pairs={compared.map(({ quizSequence, no, preGrade, aiFinalGrade }) => ({
        id: String(quizSequence),
        label: words.quiz(no),
        from: preGrade,
        to: aiFinalGrade,
      }))}
      table={{
        heads: [heads.quiz, heads.pre, heads.final, heads.growth, heads.official],
        rows: graded.map(({ no, preGrade, aiFinalGrade, growth: change, finalGrade }) => [
          words.quiz(no),
          written(preGrade, words.points),
          written(aiFinalGrade, words.points),
          written(change, words.percent),
          written(finalGrade, words.points),
        ]),
      }}
    />
  );
}
