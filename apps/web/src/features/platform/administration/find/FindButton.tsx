import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { isComposing } from '../../../../ui/keys/is-composing.ts';
import { Kbd } from '../../../../ui/keys/Kbd.tsx';
import { findText as text } from './find.text.ts';

const FindDialog = lazy(() => import('./FindDialog.tsx').then((module) => module.FindDialog), { failure: 'popover' });

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the search over people, clubs and pages; so does its key, wherever the focus is. */
export function FindButton() {
  const [isOpen, setOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    // What is open already has the keys; a letter that is being composed has them as well.
    if (isComposing(event) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
    event.preventDefault();
    setOpen(true);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full items-center gap-2 rounded-control border border-line-strong bg-surface px-2.5 text-sm text-ink-3 hover:text-ink desktop:min-h-9"
      >
        <Icon name="search" size={16} />
        <span className="flex-1 text-left">{text.title}</span>
        <span aria-hidden="true" className="max-desktop:hidden">
          <Kbd>{isApple() ? text.key.apple : text.key.other}</Kbd>
        </span>
      </button>
      <Suspense>{isOpen && <FindDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
