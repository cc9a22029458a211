import { levelsOf, type RubricLevel } from '@dure/contract/rubrics/rubric-levels';
import { MAX_LEVELS, MAX_SCORE, MIN_LEVELS } from '@dure/contract/limits/quiz-limits';
import { Button } from '../buttons/Button.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { rubricText } from './rubric.text.ts';
import type { WrittenCriterion } from './written-criterion.ts';

const text = rubricText.levels;

type FieldParts = (name: string) => { readonly error?: string | undefined };

export interface LevelsFieldProps {
  readonly criterion: WrittenCriterion;
  /** Undefined: the usual levels. */
  readonly onChange: (levels: RubricLevel[] | undefined) => void;
  readonly field: FieldParts;
}

/** The levels of one criterion, told in a line until they are to be changed. */
export function LevelsField({ criterion, onChange, field }: LevelsFieldProps) {
  const { name, levels } = criterion;
  if (levels === undefined) {
    const usual = levelsOf(criterion);
    return (
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-3">
        <span>{usual.map(({ label, points }) => text.told(label, points)).join(' · ')}</span>
        <Button size="small" variant="ghost" onPress={() => onChange([...usual])}>
          {text.change(name)}
        </Button>
      </div>
    );
  }
  const change = (at: number, part: Partial<RubricLevel>) =>
    onChange(levels.map((level, index) => (index === at ? { ...level, ...part } : level)));
  return (
    <fieldset className="flex flex-col gap-2 border-l-2 border-line pl-3">
      <legend className="sr-only">{text.of(name)}</legend>
      {levels.map((level, index) => (
        <div
          key={index}
          className="grid grid-cols-[1fr_7rem_auto] items-end gap-2 desktop:grid-cols-[10rem_8rem_1fr_auto]"
        >
          <TextField
            label={text.label(index + 1)}
            value={level.label}
            onChange={(label) => change(index, { label })}
            {...field(`${index}.label`)}
            autoComplete="off"
          />
          <NumberField
            label={text.points(index + 1)}
            minValue={0}
            maxValue={MAX_SCORE}
            value={level.points}
            onChange={(points) => change(index, { points: points ?? 0 })}
            {...field(`${index}.points`)}
          />
          <TextField
            label={text.reason(index + 1)}
            value={level.reason}
            onChange={(reason) => change(index, { reason })}
            {...field(`${index}.reason`)}
            autoComplete="off"
            className="col-span-2 row-start-2 desktop:col-span-1 desktop:row-start-auto"
          />
          <IconButton
            icon="trash"
            label={text.remove(index + 1)}
            isDisabled={levels.length <= MIN_LEVELS}
            onPress={() => onChange(levels.toSpliced(index, 1))}
          />
        </div>
      ))}
      <p className="text-sm text-ink-3">{text.hint}</p>
      <div className="flex gap-2">
        <Button
          size="small"
          icon="plus"
          isDisabled={levels.length >= MAX_LEVELS}
          onPress={() => onChange([...levels, { label: '', points: 0, reason: '' }])}
        >
          {text.add}
        </Button>
        <Button size="small" variant="ghost" onPress={() => onChange(undefined)}>
          {text.usual}
        </Button>
      </div>
    </fieldset>
  );
}
