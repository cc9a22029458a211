import type { RubricGrade } from '@dure/contract/grading/grading/rubric-levels.endpoints';
import { ChangedScores } from '../changed-scores/ChangedScores.tsx';
import { levelsText as text } from './levels.text.ts';

/** A grade whose level would be another; its score may stay. */
export interface ChangedGrade {
  readonly before: RubricGrade;
  readonly grading: number;
}

export interface ChangedGradesProps {
  readonly club: number;
  readonly quiz: number;
  readonly followed: readonly ChangedGrade[];
  /** How many answers were graded by the criterion. */
  readonly all: number;
}

/** The answers graded with a level that changes, each with its score now and then; nothing has changed yet. */
export function ChangedGrades({ club, quiz, followed, all }: ChangedGradesProps) {
  const changed = followed.filter(({ before, grading }) => grading !== before.grading);
  const scores = followed.map(({ before, grading }) => ({ ...before, before: before.grading, after: grading }));
  return (
    <section aria-label={text.preview} className="mt-5 rounded-card border border-line">
      <div className="px-4 pt-3 pb-2.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-semibold">{text.preview}</h3>
          <p role="status" className="text-sm text-ink-3 tabular-nums">
            {text.count(all, followed.length, changed.length)}
          </p>
        </div>
        <p className="text-sm text-ink-2">
          {followed.length === 0 ? text.none : changed.length === 0 ? text.noneMoves : text.nothingYet}
        </p>
      </div>
      <ChangedScores {...{ club, quiz, scores }} />
    </section>
  );
}
