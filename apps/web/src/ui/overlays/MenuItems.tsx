import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { floatingClass, optionClass } from '../fields/control-class.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import type { PanelProps } from './use-panel.ts';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly onAction: () => void;
  readonly icon?: IconName;
  readonly danger?: boolean;
  readonly isDisabled?: boolean;
}

export interface MenuItemsProps extends PanelProps {
  readonly label: string;
  readonly items: readonly MenuAction[];
}

/** The open menu: arrows and letters go through it, Escape closes it, and the focus goes back to its button. */
export function MenuItems({ label, items, trigger, onClose }: MenuItemsProps) {
  return (
    <Popover
      isOpen
      onOpenChange={onClose}
      triggerRef={trigger}
      trigger="MenuTrigger"
      offset={4}
      placement="bottom end"
      className={cx(floatingClass, 'z-popover min-w-44')}
    >
      <Menu
        aria-label={label}
        autoFocus="first"
        onClose={onClose}
        className="max-h-[inherit] overflow-auto p-1 outline-none"
      >
        {items.map((item) => (
          <MenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            onAction={item.onAction}
            isDisabled={item.isDisabled ?? false}
            className={cx(optionClass, item.danger === true && 'text-bad')}
          >
            {item.icon !== undefined && <Icon name={item.icon} size={16} />}
            {item.label}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
