import type { ReactElement } from 'react';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { floatingClass, optionClass } from '../fields/control-class.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import type { IconName } from '../icons.ts';
import { Trigger } from './Trigger.tsx';

export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly onAction: () => void;
  readonly icon?: IconName;
  readonly danger?: boolean;
  readonly isDisabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it: a `Button` or `IconButton`. */
  readonly trigger: ReactElement;
  readonly label: string;
  readonly items: readonly MenuAction[];
}

export function Menu({ trigger, label, items }: MenuProps) {
  return (
    <MenuTrigger>
      <Trigger>{trigger}</Trigger>
      <Popover offset={4} placement="bottom end" className={cx(floatingClass, 'z-popover min-w-44')}>
        <AriaMenu aria-label={label} className="max-h-[inherit] overflow-auto p-1 outline-none">
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
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
