import type { MessagePlace } from '@dure/contract/clubs/club-messages/club-messages.endpoints';
import { MAX_MESSAGE_LENGTH } from '@dure/contract/clubs/club-messages/message-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendClubMessage } from '../../../api/clubs/club-messages/club-messages.writes.ts';
import { ApiError, toTell } from '../../../kernel/calls/api-error.ts';
import { useIdempotencyKey } from '../../../kernel/calls/idempotency-key.ts';
import { useKeptText } from '../../../kernel/use-kept-text.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../ui/overlays/toasts.ts';
import { clubMessagesText as text } from './club-messages.text.ts';

export interface MessageFormProps {
  readonly clubSequence: number;
  /** Members by their ids, or all of the club. */
  readonly recipients: readonly string[] | 'all';
  /** The place in a material that it leads to. */
  readonly place?: MessagePlace | null;
  /** What stands in the field as long as nobody wrote anything else. */
  readonly suggestion: string;
  readonly onSent?: () => void;
}

/** A word to one or several members: what is typed stays on this device until it is sent. */
export function MessageForm({ clubSequence, recipients, place = null, suggestion, onSent }: MessageFormProps) {
  const queryClient = useQueryClient();
  const { alert } = useDialogs();
  const toast = useToast();
  const isForAll = recipients === 'all';
  const [kept, keep] = useKeptText(`message:${clubSequence}${isForAll ? ':all' : ''}`);
  const [words, setWords] = useState(kept === '' ? suggestion : kept);
  const key = useIdempotencyKey();
  const sending = useMutation({
    mutationFn: () => {
      const body = isForAll ? { isForAll, text: words, place } : { memberUUIDs: [...recipients], text: words, place };
      const once = { idempotencyKey: key.of(JSON.stringify(body)) };
      return sendClubMessage(queryClient, { params: { club: clubSequence }, body }, once);
    },
    onSuccess: ({ sentCount }) => {
      toast({ message: text.sent(sentCount), tone: 'good' });
      key.used();
      keep('');
      setWords(suggestion);
      onSent?.();
    },
    onError: (error) => {
      const atPeople = error instanceof ApiError ? error.fieldMessages['memberUUIDs'] : undefined;
      void alert(atPeople === undefined ? toTell(error) : { message: atPeople });
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={text.label}
        labelHidden
        description={text.hint}
        rows={3}
        limit={MAX_MESSAGE_LENGTH}
        value={words}
        onChange={(typed) => {
          setWords(typed);
          keep(typed);
        }}
      />
      {place !== null && <p className="text-sm text-ink-2">{text.hasPlace}</p>}
      <div className="flex flex-wrap items-center gap-3">
        <p className="text-sm text-ink-3">{text.private}</p>
        <Button
          icon="send"
          className="ml-auto"
          isPending={sending.isPending}
          isDisabled={recipients.length === 0 || words.trim() === '' || words.length > MAX_MESSAGE_LENGTH}
          onPress={() => sending.mutate()}
        >
          {isForAll ? text.sendAll : recipients.length === 0 ? text.nobody : text.send(recipients.length)}
        </Button>
      </div>
    </div>
  );
}
