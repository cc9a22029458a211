import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { controlHeight, controlLook } from '../../../../ui/fields/control-class.ts';
import { cx } from '../../../../ui/cx.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { isComposing } from '../../../../ui/keys/is-composing.ts';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { findText as text } from './find.text.ts';
import { foundId, FoundList } from './FoundList.tsx';
import { useFound, type Found } from './use-found.ts';

/** People are looked up after a pause: each look is recorded. */
const PAUSE_MS = 300;

/** Finds people, clubs and pages by their names, and goes there. */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  const [chosen, setChosen] = useState(0);
  const { found, isAsking, hasFailed } = useFound(typed, wanted);
  const active = Math.min(chosen, found.length - 1);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  const go = ({ way }: Found) => {
    onClose();
    void navigate(way);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setChosen((active + step + found.length) % found.length);
    } else if (event.key === 'Enter' && found[active]) {
      event.preventDefault();
      go(found[active]);
    }
  };
  return (
    <Dialog title={text.title} isOpen onClose={onClose} closesOnBackdrop>
      <div className="flex flex-col gap-2">
        <div className="relative">
          <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
          <input
            // The dialog is opened to type.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            role="combobox"
            aria-label={text.label}
            aria-expanded={found.length > 0}
            aria-controls={id}
            aria-autocomplete="list"
            aria-activedescendant={found[active] && foundId(id, active)}
            autoComplete="off"
            placeholder={text.placeholder}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(0);
            }}
            onKeyDown={press}
            className={cx(controlLook, controlHeight, 'px-10')}
          />
        </div>
        <FoundList {...{ id, found, active }} onChoose={go} />
        <p role="status" className="min-h-5 text-sm break-keep text-ink-3">
          {hasFailed
            ? text.failed
            : isAsking
              ? text.searching
              : found.length === 0
                ? text.nothing(wanted)
                : wanted !== '' && text.recorded}
        </p>
      </div>
    </Dialog>
  );
}
