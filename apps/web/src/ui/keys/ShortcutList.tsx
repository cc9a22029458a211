import { Fragment } from 'react';
import { Dialog } from '../overlays/Dialog.tsx';
import { Kbd } from './Kbd.tsx';
import { uiText } from '../ui.text.ts';

interface Shortcut {
  /** Keys for the same thing, each as it is printed on the keyboard. */
  readonly keys: readonly string[];
  readonly label: string;
}

interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

export interface ShortcutListProps {
  readonly groups: readonly ShortcutGroup[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What `?` shows. */
export function ShortcutList({ groups, isOpen, onClose }: ShortcutListProps) {
  return (
    <Dialog title={uiText.shortcuts.title} isOpen={isOpen} onClose={onClose} closesOnBackdrop>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls, so the keyboard has to reach it
        tabIndex={0}
        role="group"
        aria-label={uiText.shortcuts.title}
        className="flex flex-col gap-6"
      >
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3 className="mb-2 text-sm font-semibold text-ink-3">{title}</h3>
            <dl className="flex flex-col">
              {shortcuts.map(({ keys, label }) => (
                <div
                  key={label}
                  className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0"
                >
                  <dt>{label}</dt>
                  <dd className="flex flex-none items-center gap-1.5 text-sm text-ink-2">
                    {keys.map((key, index) => (
                      <Fragment key={key}>
                        {index > 0 && uiText.shortcuts.or}
                        <Kbd>{key}</Kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
