import { useEffect, useRef, useState } from 'react';
import { Button, Input, Label, SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { controlHeight, controlLook } from './control-class.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  /** Milliseconds of quiet before `onChange`; Enter and clearing do not wait. */
  readonly delay?: number;
  readonly className?: string;
}

export function SearchField({ label, value, onChange, placeholder = '', delay = 0, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const report = (text: string, wait: number) => {
    clearTimeout(timer.current);
    if (wait === 0) onChange(text);
    else timer.current = setTimeout(() => onChange(text), wait);
  };

  return (
    <AriaSearchField
      value={typed}
      onChange={(text) => {
        setTyped(text);
        report(text, text === '' ? 0 : delay);
      }}
      onSubmit={(text) => report(text, 0)}
      className={cx('group relative', className)}
    >
      <Label className="sr-only">{label}</Label>
      <Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
      <Input
        placeholder={placeholder}
        className={cx(controlLook, controlHeight, 'px-10 [&::-webkit-search-cancel-button]:hidden')}
      />
      <Button className="absolute inset-y-0 right-0 grid w-11 place-items-center text-ink-3 group-data-empty:hidden hover:text-ink desktop:w-10">
        <Icon name="close" size={16} />
      </Button>
    </AriaSearchField>
  );
}
