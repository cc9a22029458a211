import { NativeButton } from '../../../../ui/buttons/NativeButton.tsx';
import { useToggles } from '../../../../ui/buttons/use-toggles.ts';
import { Kbd } from '../../../../ui/keys/Kbd.tsx';
import { ENTER_SAVES } from '../keys/grading-keys.ts';
import { gradingText } from '../grading.text.ts';
import { parseScore, QUICK_SCORES } from './score.ts';

export interface QuickScoresProps {
  readonly score: string;
  readonly onChange: (score: string) => void;
  readonly isDisabled: boolean;
}

/** Six scores one key away. */
export function QuickScores({ score, onChange, isDisabled }: QuickScoresProps) {
  const chosen = parseScore(score);
  const { group, toggle } = useToggles({
    keys: QUICK_SCORES as readonly number[],
    chosen: chosen === null ? [] : [chosen],
    isSingle: true,
    onToggle: (one) => onChange(one === chosen ? '' : String(one)),
  });
  return (
    <div {...group} aria-label={gradingText.grade.quick} className="grid grid-cols-6 gap-1.5">
      {QUICK_SCORES.map((one, index) => (
        <NativeButton
          key={one}
          {...toggle(one)}
          {...ENTER_SAVES}
          isDisabled={isDisabled}
          aria-label={String(one)}
          aria-keyshortcuts={String(index + 1)}
          className="flex h-11 items-center justify-center gap-1 rounded-control border border-line-strong bg-surface text-sm font-semibold tabular-nums transition-colors hover:bg-sunken disabled:opacity-50 data-selected:border-brand data-selected:bg-brand-soft data-selected:text-brand-ink"
        >
          {one}
          <span aria-hidden="true" className="hidden desktop:contents">
            <Kbd>{String(index + 1)}</Kbd>
          </span>
        </NativeButton>
      ))}
    </div>
  );
}
