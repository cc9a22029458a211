import { MAX_TYPED_CODE_LENGTH } from '@dure/contract/clubs/clubs/club-limits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { joinClub } from '../../../../api/clubs/memberships/memberships.writes.ts';
import { ApiError } from '../../../../kernel/calls/api-error.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { Form, type FormErrors } from '../../../../ui/fields/Form.tsx';
import { TextField } from '../../../../ui/fields/TextField.tsx';
import { joiningText } from './joining.text.ts';

const words = joiningText.code;
const FIELD = 'participationCode';

/** Why a code did not open the club, in words to stand at the field. */
function reasonOf(error: ApiError): string {
  if (error.status === 429 && error.retryAfter !== undefined) return words.tooMany(error.retryAfter);
  return error.fieldMessages[FIELD] ?? error.message;
}

export interface JoinDialogProps {
  readonly club: number;
  /** The code that a join link carries. */
  readonly initialCode: string;
  readonly onJoined: (clubAboutStatus: string) => void;
  readonly onClose: () => void;
}

/** Joins with the participation code; a refused code stays in the field, with the reason. */
export function JoinDialog({ club, initialCode, onJoined, onClose }: JoinDialogProps) {
  const client = useQueryClient();
  const [code, setCode] = useState(initialCode);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isPending, setPending] = useState(false);
  const isBusy = useRef(false);

  const join = async () => {
    if (isBusy.current) return;
    if (code.trim() === '') return setErrors({ [FIELD]: words.required });
    isBusy.current = true;
    setPending(true);
    try {
      const { clubAboutStatus } = await joinClub(client, {
        params: { clubSequence: club },
        body: { participationCode: code },
      });
      onJoined(clubAboutStatus);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setErrors({ [FIELD]: reasonOf(error) });
    } finally {
      isBusy.current = false;
      setPending(false);
    }
  };
  return (
    <Dialog title={words.title} size="small" isOpen onClose={onClose}>
      <Form errors={errors} onSubmit={() => void join()}>
        <TextField
          label={words.label}
          name={FIELD}
          description={words.description}
          value={code}
          onChange={setCode}
          isRequired
          autoFocus
          autoComplete="off"
          maxLength={MAX_TYPED_CODE_LENGTH}
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
