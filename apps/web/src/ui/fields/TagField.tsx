import { useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../buttons/Button.tsx';
import { controlClass } from './control-class.ts';
import { cx } from '../cx.ts';
import { fieldClass, FieldFrame } from './FieldFrame.tsx';
import { isComposing } from '../keys/is-composing.ts';
import { RemovableTag } from '../buttons/RemovableTag.tsx';
import { fieldsText } from './fields.text.ts';
import { ownKey, useField, type FieldProps } from './use-field.ts';

export interface TagFieldProps extends FieldProps {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly placeholder?: string;
  /** At most so many tags; the field then says so instead of taking more. */
  readonly limit?: number;
  readonly className?: string;
}

const RELEASES = ['pointerup', 'click', 'keyup'] as const;

/** Once the press or key under way is over: nothing may slip from under the finger between its down and its up. */
function afterRelease(run: () => void): void {
  const heard = new AbortController();
  const release = () => {
    heard.abort();
    setTimeout(run);
  };
  for (const name of RELEASES) window.addEventListener(name, release, { signal: heard.signal });
}

/** Words one by one: Enter, the button or leaving the field adds what is typed, each tag can be taken off again. */
export function TagField(props: TagFieldProps) {
  const { label, description, value, onChange, placeholder = '', limit, className, name, isDisabled = false } = props;
  const [text, setText] = useState('');
  /** A tag that is taken but still stands in the field. */
  const [held, setHeld] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const isFull = limit !== undefined && value.length >= limit;
  const { box, frame, control, settle } = useField({
    ...props,
    description: isFull ? fieldsText.tags.full(limit) : description,
  });

  const add = () => {
    const tag = text.trim();
    if (isFull) return;
    setText('');
    if (tag !== '' && !value.includes(tag)) onChange([...value, tag]);
  };
  const leave = () => {
    const tag = text.trim();
    if (tag === '' || isFull) return;
    if (!value.includes(tag)) {
      onChange([...value, tag]);
      setHeld(tag);
    }
    afterRelease(() => {
      setHeld(undefined);
      setText('');
    });
  };
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    add();
  };
  const remove = (tag: string) => {
    onChange(value.filter((other) => other !== tag));
    input.current?.focus();
  };

  const drawn = value.filter((tag) => tag !== held);
  return (
    <div {...box} className={cx(fieldClass, className)}>
      <FieldFrame {...frame}>
        <div className="flex gap-2">
          <input
            {...control}
            ref={input}
            name={name}
            type="text"
            value={text}
            placeholder={placeholder}
            disabled={isDisabled}
            enterKeyHint="done"
            onChange={(event) => {
              settle();
              setText(event.target.value);
            }}
            onKeyDown={ownKey(addOnEnter)}
            onBlur={leave}
            className={cx(controlClass, 'min-w-0 flex-1')}
          />
          <Button onPress={add} isDisabled={isFull || isDisabled}>
            {fieldsText.tags.add}
          </Button>
        </div>
        {drawn.length > 0 && (
          <ul aria-label={fieldsText.tags.list(label)} className="flex flex-wrap gap-1.5">
            {drawn.map((tag) => (
              <li key={tag} className="min-w-0">
                <RemovableTag label={tag} onRemove={() => remove(tag)} isDisabled={isDisabled} />
              </li>
            ))}
          </ul>
        )}
      </FieldFrame>
    </div>
  );
}
