import { MAX_PARTICIPATION_CODE_LENGTH } from '@dure/contract/clubs/clubs/club-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { changeParticipationCode } from '../../../../api/clubs/memberships/member-management.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { clubManageText } from '../manage/club-manage.text.ts';
import { membersText } from '../people/members.text.ts';

const text = membersText.change;
const FORM = 'change-code';
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
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      size="small"
      actions={
        <>
          <Button onPress={onClose}>{clubManageText.close}</Button>
          <Button type="submit" form={FORM} variant="primary" isPending={change.isPending}>
            {text.confirm}
          </Button>
        </>
      }
    >
      <Form id={FORM} errors={errors} onSubmit={() => change.mutate()}>
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
      </Form>
    </Dialog>
  );
}
