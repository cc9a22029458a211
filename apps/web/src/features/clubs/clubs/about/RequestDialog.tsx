import { MAX_JOIN_MESSAGE_LENGTH } from '@dure/contract/clubs/memberships/membership-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { requestMembership } from '../../../../api/clubs/memberships/memberships.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { useKeptText } from '../../../../kernel/use-kept-text.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { TextArea } from '../../../../ui/fields/TextArea.tsx';
import { joiningText } from './joining.text.ts';

const words = joiningText.request;

export interface RequestDialogProps {
  readonly club: number;
  readonly onSent: (clubAboutStatus: string) => void;
  readonly onClose: () => void;
}

/** Asks to join without a code. */
export function RequestDialog({ club, onSent, onClose }: RequestDialogProps) {
  const client = useQueryClient();
  const [message, setMessage] = useKeptText(`join-request:${club}`);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  const send = async () => {
    if (isBusy.current || message.length > MAX_JOIN_MESSAGE_LENGTH) return;
    isBusy.current = true;
    setPending(true);
    try {
      const { clubAboutStatus } = await requestMembership(client, { body: { clubSequence: club, message } });
      setMessage('');
      onSent(clubAboutStatus);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(error.message);
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return (
    <Dialog title={words.title} size="small" isOpen onClose={onClose}>
      <Form onSubmit={() => void send()}>
        <TextArea
          label={words.label}
          description={words.description}
          value={message}
          onChange={(next) => {
            setMessage(next);
            setProblem(undefined);
          }}
          limit={MAX_JOIN_MESSAGE_LENGTH}
          rows={3}
          error={problem}
          autoFocus
        />
        <div className="flex justify-end gap-2">
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {words.submit}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
