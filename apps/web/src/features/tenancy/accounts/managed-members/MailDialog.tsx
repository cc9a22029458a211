import { MAX_MEMBER_MAIL_LENGTH, MAX_MEMBER_MAIL_SUBJECT_LENGTH } from '@dure/contract/tenancy/accounts/account-limits';
import { useQueryClient } from '@tanstack/react-query';
import { mailMembers } from '../../../../api/tenancy/accounts/managed-members.writes.ts';
import { useKeptText } from '../../../../kernel/use-kept-text.ts';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { FormDialog } from '../../../../ui/overlays/FormDialog.tsx';
import { memberAccessText } from './member-access.text.ts';
import { useAccessChange } from './use-access-change.ts';

const text = memberAccessText.many;

export interface MailDialogProps {
  readonly memberUUIDs: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** One mail to each of those who are ticked; the device keeps it until it is sent. */
export function MailDialog({ memberUUIDs, onDone, onClose }: MailDialogProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [subject, setSubject] = useKeptText('member-mail-subject');
  const [body, setBody] = useKeptText('member-mail');
  const sending = useAccessChange({
    send: async () => {
      const { changed } = await mailMembers(client, { body: { memberUUIDs: [...memberUUIDs], subject, text: body } });
      toast({ message: text.sent(changed), tone: 'good' });
    },
    onDone: () => {
      setSubject('');
      setBody('');
      onDone();
      onClose();
    },
  });
  const isReady = subject.trim() !== '' && body.trim() !== '' && body.length <= MAX_MEMBER_MAIL_LENGTH;
  return (
    <FormDialog
      title={text.mailTitle(memberUUIDs.length)}
      onClose={onClose}
      cancel={text.cancel}
      confirm={text.send}
      isReady={isReady}
      isPending={sending.isPending}
      onSubmit={() => sending.mutate()}
    >
      <p className="text-sm break-keep text-ink-2">{text.mailLead}</p>
      <TextField
        label={text.subject}
        maxLength={MAX_MEMBER_MAIL_SUBJECT_LENGTH}
        value={subject}
        onChange={setSubject}
        isRequired
      />
      <TextArea label={text.text} isRequired limit={MAX_MEMBER_MAIL_LENGTH} rows={6} value={body} onChange={setBody} />
    </FormDialog>
  );
}
