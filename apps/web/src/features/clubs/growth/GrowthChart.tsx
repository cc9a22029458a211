import type { GrowthSummary, QuizGrowth } from '@dure/contract/clubs/growth/growth.endpoints';
import { BarChart } from '../../../ui/charts/BarChart.tsx';
import { PairChart } from '../../../ui/charts/PairChart.tsx';
import { growthText as words } from './growth.text.ts';

const { heads } = words;
const isGraded = ({ preGrade, finalGrade }: QuizGrowth) => preGrade !== null || finalGrade !== null;
const written = (value: number | null, write: (value: number) => string) =>
  value === null ? words.none : write(value);

/** Quiz by quiz, from the pre-answer's score to the final answer's. */
export function GrowthChart({ quizzes, growth }: GrowthSummary) {
  const graded = quizzes.filter(isGraded);
  if (graded.every(({ preGrade }) => preGrade === null)) {
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
      pairs={graded.map(({ quizSequence, no, preGrade, finalGrade }) => ({
        id: String(quizSequence),
        label: words.quiz(no),
        from: preGrade,
        to: finalGrade,
      }))}
      table={{
        heads: [heads.quiz, heads.pre, heads.final, heads.growth],
        rows: graded.map(({ no, preGrade, finalGrade, growth: change }) => [
          words.quiz(no),
          written(preGrade, words.points),
          written(finalGrade, words.points),
          written(change, words.percent),
        ]),
      }}
    />
  );
}
