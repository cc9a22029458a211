import { levelsOf, type RubricLevel } from '@dure/contract/rubrics/rubric-levels';
import type { GradingDetail } from '@dure/contract/grading/grading/grading.endpoints';
import { NativeButton } from '../../../../ui/buttons/NativeButton.tsx';
import { useToggles } from '../../../../ui/buttons/use-toggles.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Kbd } from '../../../../ui/keys/Kbd.tsx';
import { gradingText } from '../grading.text.ts';
import { ENTER_SAVES } from '../keys/grading-keys.ts';
import { shareOf } from './score.ts';

const text = gradingText.grade;

export interface LevelButtonsProps {
  readonly criterion: GradingDetail['rubric'][number];
  /** The weight of all criteria together. */
  readonly total: number;
  readonly chosen: string | null;
  /** Of its levels, best first; none while other criteria have the keys. */
  readonly keys: readonly string[];
  readonly isDisabled: boolean;
  readonly onChoose: (level: RubricLevel) => void;
}

/** The levels of a criterion in a row, the best left, each with what it counts and its key. */
export function LevelButtons({ criterion, total, chosen, keys, isDisabled, onChoose }: LevelButtonsProps) {
  const { name, weight } = criterion;
  const levels = levelsOf(criterion);
  const { group, toggle } = useToggles({
    keys: levels.map(({ label }) => label),
    chosen: chosen === null ? [] : [chosen],
    isSingle: true,
    onToggle: (pressed) => {
      const level = levels.find(({ label }) => label === pressed);
      if (level) onChoose(level);
    },
  });
  return (
    <div {...group} aria-label={name} className="grid auto-cols-fr grid-flow-col gap-1.5">
      {levels.map(({ label, points }, index) => (
        <NativeButton
          key={label}
          {...toggle(label)}
          {...ENTER_SAVES}
          isDisabled={isDisabled}
          aria-label={text.level(label, shareOf(points, weight, total))}
          {...(keys[index] !== undefined && { 'aria-keyshortcuts': keys[index] })}
          className="group flex h-12 min-w-0 flex-col justify-center rounded-control border border-line-strong bg-surface px-2 text-left transition-colors hover:bg-sunken disabled:opacity-50 data-selected:border-brand data-selected:bg-brand-soft data-selected:text-brand-ink data-selected:ring-1 data-selected:ring-brand"
        >
          <span className="flex items-center justify-between gap-1">
            <b className="text-base leading-5 font-bold tabular-nums">{shareOf(points, weight, total)}</b>
            {keys[index] !== undefined && (
              <span aria-hidden="true" className="hidden desktop:contents">
                <Kbd>{keys[index]}</Kbd>
              </span>
            )}
          </span>
          <span className="flex min-w-0 items-center gap-1 text-xs">
            <Icon name="check" size={12} className="hidden flex-none group-data-selected:block" />
            <span className="truncate group-data-selected:font-semibold">{label}</span>
          </span>
        </NativeButton>
      ))}
    </div>
  );
}
