import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import type { IconName } from '../../../../ui/icons.ts';
import { NativeButton } from '../../../../ui/buttons/NativeButton.tsx';
import { number } from '../../../../ui/text/number-format.ts';

export interface ReactionButtonProps {
  /** What is given and to whom, for who cannot see the heart. */
  readonly label: string;
  readonly icon: IconName;
  readonly word?: string;
  readonly count: number;
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** Shows the count alone. */
  readonly isReadOnly: boolean;
  readonly tone: 'brand' | 'pre';
}

const look =
  'relative inline-flex h-9 min-w-9 items-center gap-1 rounded-[8px] px-2 text-sm font-semibold tabular-nums desktop:h-8';
const tones = { brand: 'bg-brand-soft text-brand-ink', pre: 'bg-pre-soft text-pre' } as const;

/** A like or a one-pick with its count. */
export function ReactionButton({ label, icon, word, count, isOn, onToggle, isReadOnly, tone }: ReactionButtonProps) {
  const content = (
    <>
      <Icon name={icon} size={15} filled={isOn} />
      {word !== undefined && <span>{word}</span>}
      {number.format(count)}
    </>
  );
  if (isReadOnly) {
    return (
      <span className={cx(look, isOn ? tones[tone] : 'text-ink-3')}>
        <span className="sr-only">{label} </span>
        {content}
      </span>
    );
  }
  return (
    <NativeButton
      aria-label={`${label} ${number.format(count)}`}
      aria-pressed={isOn}
      onPress={onToggle}
      className={cx(
        look,
        'touch-target transition-colors',
        isOn ? tones[tone] : 'text-ink-3 hover:bg-sunken hover:text-ink',
      )}
    >
      {content}
    </NativeButton>
  );
}
