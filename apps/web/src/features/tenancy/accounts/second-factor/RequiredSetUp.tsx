import type { SessionState } from '@dure/contract/tenancy/accounts/accounts.endpoints';
import type { SecondFactorSetUp } from '@dure/contract/tenancy/accounts/second-factor.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  beginRequiredSecondFactor,
  confirmRequiredSecondFactor,
} from '../../../../api/tenancy/accounts/second-factor.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { RefusalNote } from '../RefusalNote.tsx';
import { useSubmission } from '../use-submission.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { secondFactorText } from './second-factor.text.ts';
import { SetUpForm } from './SetUpForm.tsx';

export interface RequiredSetUpProps {
  readonly challenge: string;
  readonly onDone: (member: SessionState) => void;
}

/** Of whoever must have a second factor and has none; they are in once its recovery codes were seen. */
export function RequiredSetUp({ challenge, onDone }: RequiredSetUpProps) {
  const client = useQueryClient();
  const [offer, setOffer] = useState<SecondFactorSetUp>();
  const [opened, setOpened] = useState<{ member: SessionState; recoveryCodes: string[] }>();
  const { isBusy, refusal, submit } = useSubmission();
  const begin = () =>
    void submit(async () => setOffer(await beginRequiredSecondFactor(client, { body: { challenge } })));
  if (opened) return <RecoveryCodes codes={opened.recoveryCodes} onDone={() => onDone(opened.member)} />;
  if (offer)
    return (
      <SetUpForm
        offer={offer}
        onConfirm={async (code) => {
          const body = { challenge, setup: offer.setup, code };
          setOpened(await confirmRequiredSecondFactor(client, { body }));
        }}
      />
    );
  return (
    <>
      <RefusalNote error={refusal} />
      <Button variant="primary" isPending={isBusy} onPress={begin}>
        {secondFactorText.card.turnOn}
      </Button>
    </>
  );
}
