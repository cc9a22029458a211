import type { LevelChange } from '@dure/contract/grading/level-change';
import { MAX_LEVEL_LABEL_LENGTH, MAX_LEVEL_REASON_LENGTH } from '@dure/contract/quizzes/rubric-levels';
import { NumberField } from '../../../ui/fields/NumberField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { levelsText as text } from './levels.text.ts';

const MOST_POINTS = 100;

export interface LevelRowsProps {
  readonly levels: readonly LevelChange[];
  readonly onChange: (levels: readonly LevelChange[]) => void;
  /** What is wrong with the name of a level. */
  readonly faultOf: (at: number) => string | undefined;
  readonly isDisabled: boolean;
}

/** The levels of a criterion as they become. */
export function LevelRows({ levels, onChange, faultOf, isDisabled }: LevelRowsProps) {
  const change = (at: number, part: Partial<LevelChange>) =>
    onChange(levels.map((level, index) => (index === at ? { ...level, ...part } : level)));
  return (
    <div className="flex flex-col gap-3">
      {levels.map(({ from, label, points, reason }, index) => (
        <div key={from} className="grid grid-cols-[1fr_9rem] items-start gap-2 desktop:grid-cols-[10rem_9rem_1fr]">
          <TextField
            label={text.label(index + 1)}
            value={label}
            onChange={(typed) => change(index, { label: typed })}
            maxLength={MAX_LEVEL_LABEL_LENGTH}
            error={faultOf(index)}
            isDisabled={isDisabled}
            autoComplete="off"
          />
          <NumberField
            label={text.points(index + 1)}
            minValue={0}
            maxValue={MOST_POINTS}
            value={points}
            onChange={(typed) => change(index, { points: typed ?? 0 })}
            isDisabled={isDisabled}
          />
          <TextField
            label={text.reason(index + 1)}
            value={reason}
            onChange={(typed) => change(index, { reason: typed })}
            maxLength={MAX_LEVEL_REASON_LENGTH}
            isDisabled={isDisabled}
            autoComplete="off"
            className="max-desktop:col-span-2"
          />
        </div>
      ))}
      <p className="text-sm text-ink-3">{text.hint}</p>
    </div>
  );
}
