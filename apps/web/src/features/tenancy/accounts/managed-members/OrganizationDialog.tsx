import { MAX_ORGANIZATION_CODES, MAX_ORGANIZATION_CODE_LENGTH } from '@dure/contract/tenancy/accounts/account-limits';
import type { OrganizationCodes } from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listOrganizationCodes } from '../../../../api/tenancy/accounts/managed-members.reads.ts';
import { saveOrganizationCodes } from '../../../../api/tenancy/accounts/managed-members.writes.ts';
import { ApiError, toTell } from '../../../../kernel/calls/api-error.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import type { FormErrors } from '../../../../ui/fields/Form.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { managedMembersText } from './managed-members.text.ts';

const text = managedMembersText.places;

export interface OrganizationDialogProps {
  readonly places: OrganizationCodes['codes'];
  readonly onClose: () => void;
}

/** The places that people choose from: named otherwise, taken away, added. */
export function OrganizationDialog({ places, onClose }: OrganizationDialogProps) {
  const client = useQueryClient();
  const { alert } = useDialogs();
  const toast = useToast();
  const [rows, setRows] = useState(() =>
    places.map(({ code, memberCount }, id) => ({ id, was: code as string | null, code, memberCount })),
  );
  const [next, setNext] = useState(places.length);
  const [errors, setErrors] = useState<FormErrors>();
  const saving = useMutation({
    mutationFn: () =>
      saveOrganizationCodes(client, {
        body: { seen: places.map(({ code }) => code), codes: rows.map(({ code, was }) => ({ code, was })) },
      }),
    onSuccess: (saved) => {
      client.setQueryData(listOrganizationCodes({}).queryKey, saved);
      toast({ message: text.saved, tone: 'good' });
      onClose();
    },
    onError: (error) =>
      error instanceof ApiError && error.fields.length > 0 ? setErrors(error.fieldMessages) : void alert(toTell(error)),
  });
  const save = () => {
    const unnamed = rows.flatMap(({ code }, at) => (code.trim() === '' ? [[`codes.${at}.code`, text.unnamed]] : []));
    if (unnamed.length > 0) return setErrors(Object.fromEntries(unnamed) as FormErrors);
    saving.mutate();
  };
  const add = () => {
    setRows([...rows, { id: next, was: null, code: '', memberCount: 0 }]);
    setNext(next + 1);
  };
  return (
    <FormDialog
      title={text.title}
      onClose={onClose}
      cancel={text.cancel}
      confirm={text.save}
      isPending={saving.isPending}
      errors={errors}
      onSubmit={save}
    >
      <p className="text-sm break-keep text-ink-2">{rows.length === 0 ? text.empty : text.lead}</p>
      {rows.map(({ id, code, memberCount }, at) => (
        <div key={id} className="flex items-end gap-2">
          <TextField
            label={text.name(at + 1)}
            name={`codes.${at}.code`}
            maxLength={MAX_ORGANIZATION_CODE_LENGTH}
            className="min-w-0 flex-1"
            value={code}
            onChange={(typed) => setRows(rows.map((row) => (row.id === id ? { ...row, code: typed } : row)))}
          />
          <span className="min-w-12 pb-2.5 text-right text-sm whitespace-nowrap text-ink-3">
            {text.members(memberCount)}
          </span>
          <IconButton
            icon="trash"
            label={text.remove(code || text.name(at + 1))}
            onPress={() => setRows(rows.filter((row) => row.id !== id))}
          />
        </div>
      ))}
      <Button icon="plus" isDisabled={rows.length >= MAX_ORGANIZATION_CODES} onPress={add}>
        {text.add}
      </Button>
    </FormDialog>
  );
}
