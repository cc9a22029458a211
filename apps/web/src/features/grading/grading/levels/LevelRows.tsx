import {
  MAX_LEVELS,
  MAX_LEVEL_LABEL_LENGTH,
  MAX_LEVEL_REASON_LENGTH,
  MAX_SCORE,
  MIN_LEVELS,
} from '@dure/contract/limits/quiz-limits';
import { useRef } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { NumberField } from '../../../../ui/fields/NumberField.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { levelsText as text } from './levels.text.ts';
import type { LevelRow } from './use-level-change.ts';

export interface LevelRowsProps {
  readonly levels: readonly LevelRow[];
  readonly onChange: (levels: readonly LevelRow[]) => void;
  /** What is wrong with the name of a level. */
  readonly faultOf: (at: number) => string | undefined;
  readonly isDisabled: boolean;
}

/** The levels of a criterion as they become: two to five of them. */
export function LevelRows({ levels, onChange, faultOf, isDisabled }: LevelRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const change = (at: number, part: Partial<LevelRow>) =>
    onChange(levels.map((level, index) => (index === at ? { ...level, ...part } : level)));
  // Once the rows stand as they are now: what was pressed may be gone or disabled.
  const focusName = (at: number) =>
    requestAnimationFrame(() => rows.current?.children[at]?.querySelector('input')?.focus());
  const add = () => {
    onChange([...levels, { key: crypto.randomUUID(), from: null, label: '', points: 0, reason: '' }]);
    focusName(levels.length);
  };
  const remove = (at: number) => {
    onChange(levels.filter((_, index) => index !== at));
    focusName(Math.max(0, at - 1));
  };
  return (
    <div className="flex flex-col gap-3">
      <div ref={rows} className="flex flex-col gap-3">
        {levels.map(({ key, label, points, reason }, index) => (
          <div
            key={key}
            className="grid grid-cols-[1fr_9rem_auto] items-start gap-2 desktop:grid-cols-[10rem_9rem_1fr_auto]"
          >
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
              maxValue={MAX_SCORE}
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
              className="max-desktop:order-1 max-desktop:col-span-3"
            />
            <IconButton
              label={text.remove(index + 1)}
              icon="trash"
              isDisabled={isDisabled || levels.length <= MIN_LEVELS}
              onPress={() => remove(index)}
              className="mt-7"
            />
          </div>
        ))}
      </div>
      <Button
        size="small"
        icon="plus"
        isDisabled={isDisabled || levels.length >= MAX_LEVELS}
        onPress={add}
        className="self-start"
      >
        {text.add}
      </Button>
      <p className="text-sm text-ink-3">{text.hint}</p>
    </div>
  );
}
