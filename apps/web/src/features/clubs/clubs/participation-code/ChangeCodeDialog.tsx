import { MAX_PARTICIPATION_CODE_LENGTH } from '@dure/contract/clubs/clubs/club-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { changeParticipationCode } from '../../../../api/clubs/memberships/member-management.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { clubManageText } from '../manage/club-manage.text.ts';
import { membersText } from '../people/members.text.ts';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';

const text = membersText.change;
const FIELD = 'participationCode';
const CONFLICT = 409;

export interface ChangeCodeDialogProps {
  readonly clubSequence: number;
  readonly version: number;
  readonly onClose: () => void;
}

/** The sentence at the field: why this code cannot be taken, or that the club is another one by now. */
const messageOf = (error: Error): string => {
  const atField = error instanceof ApiError ? error.fieldMessages[FIELD] : undefined;
  if (atField !== undefined) return atField;
  return error instanceof ApiError && error.status === CONFLICT ? text.stale : error.message;
};

/** Another participation code, chosen or made; the old one ends. */
export function ChangeCodeDialog({ clubSequence, version, onClose }: ChangeCodeDialogProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const [code, setCode] = useState('');
  const change = useMutation({
    mutationFn: () =>
      changeParticipationCode(queryClient, { params: { clubSequence }, body: { participationCode: code, version } }),
    onSuccess: ({ participationCode }) => {
      toast({ message: text.changed(participationCode), tone: 'good' });
      onClose();
    },
  });
  const errors = useMemo(() => (change.error ? { [FIELD]: messageOf(change.error) } : {}), [change.error]);
  return (
    <FormDialog
      title={text.title}
      onClose={onClose}
      size="small"
      cancel={clubManageText.close}
      confirm={text.confirm}
      isPending={change.isPending}
      errors={errors}
      onSubmit={() => change.mutate()}
    >
      <p>{text.body}</p>
      <TextField
        label={text.label}
        name={FIELD}
        description={text.hint}
        value={code}
        onChange={(typed) => setCode(typed.toUpperCase())}
        autoComplete="off"
        autoFocus
        maxLength={MAX_PARTICIPATION_CODE_LENGTH}
      />
    </FormDialog>
  );
}
