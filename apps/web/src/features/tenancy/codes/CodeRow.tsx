import { JOB_GROUP } from '@dure/contract/tenancy/tenants/job-groups';
import type { ManagedCode } from '@dure/contract/tenancy/codes/codes.endpoints';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Chip } from '../../../ui/buttons/Chip.tsx';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useSorting } from '../../../ui/lists/SortableList.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { CodeName } from './CodeName.tsx';
import { codesText as text } from './codes.text.ts';
import type { Codes } from './use-codes.ts';

const DOTS: Readonly<Record<string, string>> = {
  [JOB_GROUP.plan]: 'bg-plan',
  [JOB_GROUP.design]: 'bg-design',
  [JOB_GROUP.develop]: 'bg-develop',
  [JOB_GROUP.engine]: 'bg-engine',
};

export interface CodeRowProps {
  readonly one: ManagedCode;
  readonly index: number;
  readonly count: number;
  readonly isSelected: boolean;
  readonly codes: Codes;
  readonly onSelect: (() => void) | undefined;
  /** So many places down, or up where it is negative. */
  readonly onMove: (step: number) => void;
  readonly onShowUses: () => void;
  /** Ticked to be merged with another one; left out where the list merges nothing. */
  readonly tick?: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | undefined;
}

/** One code: dragged by its grip or moved by Alt and the arrows, renamed in place, with where it is used. */
export function CodeRow({ one, index, count, isSelected, codes, onSelect, onMove, onShowUses, tick }: CodeRowProps) {
  const [isRenaming, setRenaming] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { isDragged, line, begin } = useSorting(index, count);
  const { kind, name, code, isRetired } = one;
  const uses = one.clubCount + one.quizCount + one.otherCount;

  const endRenaming = (renamed: string | undefined) => {
    setRenaming(false);
    requestAnimationFrame(() => button.current?.focus());
    if (renamed !== undefined) void codes.rename(one, renamed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (event.key === 'F2') setRenaming(true);
    else if (event.altKey && step !== undefined) onMove(step);
    else return;
    event.preventDefault();
  };
  const items = [
    { id: 'rename', label: text.rename, onAction: () => setRenaming(true) },
    { id: 'up', label: text.up, isDisabled: index === 0, onAction: () => onMove(-1) },
    { id: 'down', label: text.down, isDisabled: index === count - 1, onAction: () => onMove(1) },
    ...(one.merged
      ? [{ id: 'part', label: text.merging.undo, onAction: () => void codes.undoMerge(one) }]
      : [
          {
            id: 'retire',
            label: isRetired ? text.restore : text.retire,
            onAction: () => void codes.retire(one, !isRetired),
          },
        ]),
    {
      id: 'delete',
      label: text.delete,
      danger: true,
      isDisabled: uses > 0 || one.isFixed,
      onAction: () => void codes.remove(one),
    },
  ];
  return (
    <li
      className={cx(
        'relative flex min-h-11 items-center gap-1.5 border-b border-line pr-1.5 desktop:min-h-10',
        (isSelected || tick?.isOn) && 'bg-brand-soft',
        isDragged && 'opacity-60',
      )}
    >
      {line && (
        <div
          className={cx(
            'pointer-events-none absolute inset-x-0 z-1 h-0.5 bg-brand',
            line === 'before' ? 'top-0' : 'bottom-0',
          )}
        />
      )}
      <span
        data-handle
        onPointerDown={begin}
        className="grid size-11 flex-none cursor-grab touch-none place-items-center text-ink-3 select-none desktop:size-8"
      >
        <Icon name="grip" size={16} />
      </span>
      {tick && (
        <Checkbox
          aria-label={text.merging.tick(name)}
          isSelected={tick.isOn}
          isDisabled={isRetired}
          onChange={tick.onChange}
          className="flex-none"
        />
      )}
      {kind === 'JOB_GROUP' && (
        <span aria-hidden="true" className={cx('size-2.5 flex-none rounded-[3px]', DOTS[code] ?? 'bg-ink-3')} />
      )}
      {isRenaming ? (
        <CodeName one={one} onEnd={endRenaming} />
      ) : (
        <button
          ref={button}
          type="button"
          aria-keyshortcuts="F2 Alt+ArrowUp Alt+ArrowDown"
          aria-pressed={onSelect ? isSelected : undefined}
          onClick={onSelect}
          onDoubleClick={() => setRenaming(true)}
          onKeyDown={onKeyDown}
          className={cx(
            'min-h-11 min-w-0 flex-1 truncate rounded-[6px] text-left desktop:min-h-8',
            isRetired ? 'text-ink-3' : isSelected && 'font-semibold text-brand-ink',
          )}
        >
          {name}
        </button>
      )}
      {isRetired && <Chip>{one.merged ? text.merging.merged : text.retired}</Chip>}
      <span className="flex-none font-mono text-xs text-ink-3">{code}</span>
      <button
        type="button"
        aria-label={text.usesOf(name, uses)}
        disabled={uses === 0}
        onClick={onShowUses}
        className="touch-target min-w-8 flex-none rounded-[6px] text-right font-semibold tabular-nums enabled:hover:underline disabled:text-ink-3"
      >
        {text.count(uses)}
      </button>
      <Menu
        label={text.actions(name)}
        items={items}
        trigger={(opens) => <IconButton icon="more" size="small" label={text.actions(name)} {...opens} />}
      />
    </li>
  );
}
