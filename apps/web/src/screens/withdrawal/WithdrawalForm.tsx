import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withdraw } from '../../api/platform/privacy/privacy.writes.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { PasswordField } from '../../features/tenancy/accounts/PasswordField.tsx';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { leavingText as text } from '../../features/platform/privacy/leaving.text.ts';
import { endSession } from '../../kernel/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Checkbox } from '../../ui/fields/Checkbox.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';

/** The password, and twice the question. Afterwards a fresh page: nothing of the member stays in memory. */
export function WithdrawalForm() {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const [password, setPassword] = useState('');
  const [isUnderstood, setUnderstood] = useState(false);
  const { isBusy, errors, refusal, submit } = useSubmission();
  const send = async () => {
    const ask = { message: text.ask, detail: text.askDetail, action: text.submit, danger: true };
    if (!isUnderstood || !(await dialogs.confirm(ask))) return;
    await submit(async () => {
      await withdraw(client, { body: { password } });
      endSession();
      location.assign('/account/withdrawn');
    });
  };
  return (
    <Card>
      <Form {...(errors && { errors })} onSubmit={() => void send()} aria-label={text.form} className="max-w-100">
        <PasswordField label={accountsText.password} name="password" value={password} onChange={setPassword} />
        <Checkbox isSelected={isUnderstood} onChange={setUnderstood}>
          {text.understood}
        </Checkbox>
        <RefusalNote error={refusal} />
        <Button
          type="submit"
          variant="danger"
          isDisabled={!isUnderstood || password === ''}
          isPending={isBusy}
          className="self-start"
        >
          {text.submit}
        </Button>
      </Form>
    </Card>
  );
}
