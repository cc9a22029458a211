import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazy } from '../../kernel/lazy/lazy.tsx';
import { lazyModule } from '../../kernel/lazy/lazy-module.ts';
import { IconButton, iconButtonClass } from '../../ui/buttons/IconButton.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { shellText } from '../shell.text.ts';
import { usePanel } from '../../ui/overlays/use-panel.ts';

// It comes after the page; where it cannot come, nothing is counted.
const useCounting = lazyModule(() => import('./BellCount.tsx'));
const BellPanel = lazy(() => import('./BellPanel.tsx').then((module) => module.BellPanel), { failure: 'popover' });
const MAX_SHOWN = 99;

/** The way to the notifications, and how many wait: a popover, on a phone a page. */
export function Bell() {
  const { isOpen, trigger, close, buttonProps } = usePanel(BellPanel.preload);
  const [count, setCount] = useState(0);
  const { BellCount } = useCounting() ?? {};
  const label = shellText.bell(count);
  const badge = count > 0 && (
    <span
      aria-hidden
      className="absolute top-0.5 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-bad px-1 text-[0.6875rem] leading-none font-bold text-on-bad"
    >
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    </span>
  );
  return (
    <>
      <Link to="/account/my/alarms" aria-label={label} className={cx(iconButtonClass(), 'desktop:hidden')}>
        <Icon name="bell" size={20} />
        {badge}
      </Link>
      <IconButton icon="bell" label={label} badge={badge} className="hidden desktop:grid" {...buttonProps} />
      {BellCount && <BellCount onCount={setCount} />}
      <Suspense>{isOpen && <BellPanel trigger={trigger} onClose={close} />}</Suspense>
    </>
  );
}
