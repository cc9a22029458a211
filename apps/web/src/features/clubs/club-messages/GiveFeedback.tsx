import { MAX_MESSAGE_LENGTH } from '@dure/contract/clubs/club-messages/message-rules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { giveInstructorFeedback } from '../../../api/clubs/club-messages/club-messages.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { useIdempotencyKey } from '../../../kernel/calls/idempotency-key.ts';
import { useKeptText } from '../../../kernel/use-kept-text.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { TextArea } from '../../../ui/fields/TextArea.tsx';
import { useDialogs } from '../../../ui/overlays/dialogs.ts';
import { clubMessagesText as text } from './club-messages.text.ts';

export interface GiveFeedbackProps {
  readonly club: number;
  readonly memberUUID: string;
}

/** A word to one member about their learning: what is typed stays on this device until it is sent. */
export function GiveFeedback({ club, memberUUID }: GiveFeedbackProps) {
  const client = useQueryClient();
  const { alert } = useDialogs();
  const [words, keep] = useKeptText(`feedback:${club}:${memberUUID}`);
  const key = useIdempotencyKey();
  const giving = useMutation({
    mutationFn: () => {
      const input = { params: { club, memberUUID }, body: { text: words } };
      return giveInstructorFeedback(client, input, { idempotencyKey: key.of(JSON.stringify(input)) });
    },
    onSuccess: () => {
      key.used();
      keep('');
    },
    onError: (error) => void alert(toTell(error)),
  });
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={text.feedbackLabel}
        description={text.feedbackHint}
        rows={3}
        limit={MAX_MESSAGE_LENGTH}
        value={words}
        onChange={keep}
      />
      {/* It stands among the others at once; a message over the page would lie on the way out of it. */}
      <p role="status" className="text-sm text-good empty:hidden">
        {giving.isSuccess && words === '' && text.feedbackGiven}
      </p>
      <Button
        icon="send"
        className="self-end"
        isPending={giving.isPending}
        isDisabled={words.trim() === '' || words.length > MAX_MESSAGE_LENGTH}
        onPress={() => giving.mutate()}
      >
        {text.giveFeedback}
      </Button>
    </div>
  );
}
