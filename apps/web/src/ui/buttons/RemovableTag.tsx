import { Icon } from '../Icon.tsx';
import { fieldsText } from '../fields/fields.text.ts';
import { NativeButton } from './NativeButton.tsx';

export interface RemovableTagProps {
  readonly label: string;
  readonly onRemove: () => void;
  readonly isDisabled?: boolean;
}

/** A chosen word or filter with a way to take it off. */
export function RemovableTag({ label, onRemove, isDisabled = false }: RemovableTagProps) {
  return (
    <span className="inline-flex min-h-8 max-w-full items-center rounded-chip bg-brand-soft pl-2.5 text-sm font-semibold text-brand-ink desktop:min-h-7">
      <span className="min-w-0 truncate">{label}</span>
      <NativeButton
        aria-label={fieldsText.tags.remove(label)}
        isDisabled={isDisabled}
        onPress={onRemove}
        className="touch-target ml-0.5 grid size-8 flex-none place-items-center rounded-chip disabled:opacity-50 desktop:size-7"
      >
        <Icon name="close" size={14} />
      </NativeButton>
    </span>
  );
}
