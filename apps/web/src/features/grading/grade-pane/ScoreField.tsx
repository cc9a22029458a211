import { useId } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { ENTER_SAVES } from '../grading-keys.ts';
import { gradingText } from '../grading.text.ts';
import { parseScore, QUICK_SCORES } from './score.ts';

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
      <ToggleButtonGroup
        aria-label={text.quick}
        selectionMode="single"
        selectedKeys={chosen === null ? [] : [chosen]}
        onSelectionChange={(keys) => onChange([...keys].join(''))}
        isDisabled={isDisabled}
        className="grid grid-cols-6 gap-1.5"
      >
        {QUICK_SCORES.map((one, index) => (
          <ToggleButton
            key={one}
            id={one}
            {...ENTER_SAVES}
            aria-keyshortcuts={String(index + 1)}
            className="h-11 rounded-[8px] border border-line-strong bg-surface text-sm font-semibold tabular-nums transition-colors hover:bg-sunken disabled:opacity-50 data-selected:border-brand data-selected:bg-brand data-selected:text-on-brand desktop:h-8"
          >
            {one}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <p id={id} className="text-sm text-bad empty:hidden">
        {problem}
      </p>
    </section>
  );
}
