import type { AskedFactor, SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { passSecondFactor } from '../../../../api/tenancy/accounts/second-factor.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form } from '../../../../ui/fields/Form.tsx';
import { RefusalNote } from '../RefusalNote.tsx';
import { useSubmission } from '../use-submission.ts';
import { CodeField } from './CodeField.tsx';
import { RequiredSetUp } from './RequiredSetUp.tsx';
import { secondFactorText } from './second-factor.text.ts';

const text = secondFactorText.step;

export interface SecondFactorStepProps {
  readonly asked: AskedFactor;
  readonly onDone: (member: SessionState) => void;
  readonly onBack: () => void;
}

function CodeForm({ challenge, onDone }: { readonly challenge: string } & Pick<SecondFactorStepProps, 'onDone'>) {
  const client = useQueryClient();
  const [code, setCode] = useState('');
  const [isRecovery, setRecovery] = useState(false);
  const { isBusy, errors, refusal, submit, forget } = useSubmission();
  const send = () =>
    void submit(async () => {
      const { member } = await passSecondFactor(client, { body: { challenge, code } });
      onDone(member);
    });
  return (
    <Form {...(errors && { errors })} onSubmit={send} aria-label={secondFactorText.title}>
      <CodeField
        key={String(isRecovery)}
        label={isRecovery ? secondFactorText.recoveryCode : secondFactorText.code}
        takesWords={isRecovery}
        value={code}
        onChange={(next) => {
          forget();
          setCode(next);
        }}
      />
      <RefusalNote error={refusal} />
      <Button type="submit" variant="primary" isPending={isBusy}>
        {text.submit}
      </Button>
      <Button
        onPress={() => {
          forget();
          setCode('');
          setRecovery(!isRecovery);
        }}
      >
        {isRecovery ? text.app : text.recovery}
      </Button>
    </Form>
  );
}

/** What is asked after the right password: a code, or to set one up where the organisation wants it. */
export function SecondFactorStep({ asked, onDone, onBack }: SecondFactorStepProps) {
  const { challenge, isSetUp } = asked;
  return (
    <div className="flex flex-col gap-3">
      {isSetUp ? (
        <CodeForm challenge={challenge} onDone={onDone} />
      ) : (
        <RequiredSetUp challenge={challenge} onDone={onDone} />
      )}
      <button type="button" onClick={onBack} className="min-h-11 self-center text-sm text-ink-2 underline">
        {text.back}
      </button>
    </div>
  );
}
