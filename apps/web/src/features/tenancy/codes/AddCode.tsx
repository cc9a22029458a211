import type { CodeKind } from '@dure/contract/tenancy/codes/code-kinds';
import { CODE_LIMITS } from '@dure/contract/tenancy/codes/code-limits';
import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { Form } from '../../../ui/fields/Form.tsx';
import { codesText as text } from './codes.text.ts';

export interface AddCodeProps {
  readonly kind: CodeKind;
  readonly isPending: boolean;
  /** Whether it was added. */
  readonly onAdd: (name: string) => Promise<boolean>;
}

/** The end of a list: one more, by its name. */
export function AddCode({ kind, isPending, onAdd }: AddCodeProps) {
  const [name, setName] = useState('');
  const add = async () => {
    if (name.trim() !== '' && (await onAdd(name.trim()))) setName('');
  };
  return (
    <Form aria-label={text.add(kind)} onSubmit={() => void add()} className="gap-0! p-2">
      <div className="flex gap-2">
        <TextField
          label={text.newName(kind)}
          labelHidden
          placeholder={text.newName(kind)}
          className="min-w-0 flex-1"
          maxLength={CODE_LIMITS.name}
          value={name}
          onChange={setName}
        />
        <Button
          type="submit"
          icon="plus"
          aria-label={text.add(kind)}
          isDisabled={name.trim() === ''}
          isPending={isPending}
        >
          {text.kind(kind)}
        </Button>
      </div>
    </Form>
  );
}
