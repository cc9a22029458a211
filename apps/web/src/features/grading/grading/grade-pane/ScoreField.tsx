import { useId } from 'react';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { gradingText } from '../grading.text.ts';
import { QuickScores } from './QuickScores.tsx';
import { parseScore } from './score.ts';

const text = gradingText.grade;

export interface ScoreFieldProps {
  readonly score: string;
  readonly onChange: (score: string) => void;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
}

/** Six scores one key away, and any other from 0 to 100. */
export function ScoreField({ score, onChange, error, isDisabled }: ScoreFieldProps) {
  const chosen = parseScore(score);
  const id = useId();
  const problem = error ?? (score.trim() !== '' && chosen === null ? gradingText.problem.scoreInvalid : undefined);
  return (
    <section className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-semibold">{text.score}</h3>
        <TextField
          label={text.typed}
          labelHidden
          placeholder={text.typed}
          value={score}
          onChange={onChange}
          inputMode="numeric"
          autoComplete="off"
          isDisabled={isDisabled}
          isInvalid={problem !== undefined}
          aria-describedby={id}
          end={<span className="pr-2 text-ink-3">{text.unit}</span>}
          className="w-36"
        />
      </div>
      <QuickScores {...{ score, onChange, isDisabled }} />
      <p id={id} className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </section>
  );
}
