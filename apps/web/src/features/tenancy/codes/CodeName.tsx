import { CODE_LIMITS } from '@dure/contract/tenancy/codes/code-limits';
import type { ManagedCode } from '@dure/contract/tenancy/codes/codes.endpoints';
import { useState } from 'react';
import { controlClass } from '../../../ui/fields/control-class.ts';
import { isComposing } from '../../../ui/keys/is-composing.ts';
import { codesText as text } from './codes.text.ts';

export interface CodeNameProps {
  readonly one: ManagedCode;
  /** Undefined leaves the name as it is. */
  readonly onEnd: (name: string | undefined) => void;
}

/** The name while it is changed in place: Enter and leaving keep it, Escape does not. */
export function CodeName({ one, onEnd }: CodeNameProps) {
  const [name, setName] = useState(one.name);
  const end = () => onEnd(name.trim() === '' || name.trim() === one.name ? undefined : name.trim());
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asked to rename begins to type
      autoFocus
      aria-label={text.name(one.name)}
      value={name}
      maxLength={CODE_LIMITS.name}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setName(event.target.value)}
      onBlur={end}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return;
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') onEnd(undefined);
      }}
      className={`${controlClass} min-w-0 flex-1`}
    />
  );
}
