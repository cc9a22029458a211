import { Icon } from '../../../ui/Icon.tsx';
import { NativeButton } from '../../../ui/buttons/NativeButton.tsx';
import { number } from '../../../ui/text/number-format.ts';

export interface RepliesButtonProps {
  readonly label: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** The count of comments, which opens and closes them. */
export function RepliesButton({ label, count, isOpen, onPress }: RepliesButtonProps) {
  return (
    <NativeButton
      aria-label={label}
      aria-expanded={isOpen}
      onPress={onPress}
      className="touch-target inline-flex h-9 min-w-9 items-center gap-1 rounded-[8px] px-2 text-sm font-semibold text-ink-3 tabular-nums transition-colors hover:bg-sunken hover:text-ink desktop:h-8"
    >
      <Icon name="comment" size={15} />
      {number.format(count)}
    </NativeButton>
  );
}
