import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { controlHeight, controlLook } from './control-class.ts';
import { cx } from '../cx.ts';
import { Icon } from '../Icon.tsx';
import { isComposing } from '../keys/is-composing.ts';
import { uiText } from '../ui.text.ts';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** Milliseconds of quiet before `onChange`; Enter, clearing and leaving the field do not wait. */
  readonly delay?: number;
  readonly className?: string;
}

export function SearchField({ label, value, onChange, placeholder = '', delay = 0, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const report = (text: string, wait: number) => {
    clearTimeout(timer.current);
    timer.current = wait === 0 ? undefined : setTimeout(() => report(text, 0), wait);
    if (wait === 0) onChange(text);
  };

  const type = (text: string) => {
    setTyped(text);
    report(text, text === '' ? 0 : delay);
  };
  const takeOver = useEffectEvent(() => {
    // What was typed before the app ran.
    const early = input.current?.value ?? '';
    if (early !== typed) type(early);
  });
  useEffect(() => takeOver(), []);
  const press = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      report(typed, 0);
    } else if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation();
      type('');
    }
  };

  return (
    <div className={cx('relative', className)}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
      <input
        ref={input}
        id={id}
        type="search"
        autoComplete="off"
        placeholder={placeholder}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        // A link that is pressed next would lose its way to an address that comes late.
        onBlur={() => timer.current !== undefined && report(typed, 0)}
        className={cx(controlLook, controlHeight, 'px-10 [&::-webkit-search-cancel-button]:hidden')}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={uiText.search.clear}
          tabIndex={-1}
          onClick={() => {
            type('');
            input.current?.focus();
          }}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-3 hover:text-ink desktop:w-10"
        >
          <Icon name="close" size={16} />
        </button>
      )}
    </div>
  );
}
