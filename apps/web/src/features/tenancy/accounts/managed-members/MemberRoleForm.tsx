import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setMemberRole } from '../../../../api/tenancy/accounts/managed-members.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { RadioGroup } from '../../../../ui/fields/RadioGroup.tsx';
import { memberAccessText } from './member-access.text.ts';
import { useAccessChange } from './use-access-change.ts';

const text = memberAccessText.role;

export interface MemberRoleFormProps {
  readonly member: MemberAccess;
  readonly isReadOnly: boolean;
  /** Given what to say of it. */
  readonly onDone: (sentence: string) => void;
}

/** The role with what each brings; it is changed by a button, since an arrow key alone chooses another one. */
export function MemberRoleForm({ member, isReadOnly, onDone }: MemberRoleFormProps) {
  const { memberUUID, nickname, role: previousRole } = member;
  const client = useQueryClient();
  const [role, setRole] = useState(previousRole);
  const changing = useAccessChange({
    send: () => setMemberRole(client, { params: { memberUUID }, body: { role, previousRole } }),
    onDone: () => onDone(text.saved(nickname, role)),
  });
  const isChanged = role !== previousRole;
  return (
    <Form aria-label={text.title} onSubmit={() => isChanged && changing.mutate()}>
      <RadioGroup
        label={text.title}
        look="rows"
        orientation="vertical"
        options={text.options}
        value={role}
        isDisabled={isReadOnly}
        onChange={setRole}
      />
      {isChanged && role === 'ROLE_USER' && <p className="text-sm break-keep text-ink-2">{text.teachesNoMore}</p>}
      {!isReadOnly && (
        <Button type="submit" className="self-start" isDisabled={!isChanged} isPending={changing.isPending}>
          {text.save}
        </Button>
      )}
    </Form>
  );
}
