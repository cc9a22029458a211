import type { SecondFactor, SecondFactorSetUp } from '@dure/contract/tenancy/accounts/second-factor.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getSecondFactor } from '../../../../api/tenancy/accounts/second-factor.reads.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from '../../../../api/tenancy/accounts/second-factor.writes.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { ProofForm } from './ProofForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { secondFactorText } from './second-factor.text.ts';
import { SecondFactorState, type FactorAct } from './SecondFactorState.tsx';
import { SetUpForm } from './SetUpForm.tsx';

const text = secondFactorText.card;

/** One's second factor, and what one does to it, step by step in place. */
export function SecondFactorCard({ factor }: { readonly factor: SecondFactor }) {
  const client = useQueryClient();
  const toast = useToast();
  const [act, setAct] = useState<FactorAct>();
  const [offer, setOffer] = useState<SecondFactorSetUp>();
  const [codes, setCodes] = useState<readonly string[]>();
  const rest = () => {
    setAct(undefined);
    setOffer(undefined);
    setCodes(undefined);
  };
  const prove = async ({ password, code }: { readonly password: string; readonly code: string }) => {
    if (act === 'setUp') {
      setOffer(await beginSecondFactor(client, { body: { password, ...(factor.isOn && { code }) } }));
    } else if (act === 'renew') {
      setCodes((await renewRecoveryCodes(client, { body: { password, code } })).recoveryCodes);
    } else {
      const ended = await endSecondFactor(client, { body: { password, code } });
      client.setQueryData(getSecondFactor({}).queryKey, ended);
      toast({ message: text.ended, tone: 'good' });
      rest();
    }
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={rest} />;
  if (offer)
    return (
      <SetUpForm
        offer={offer}
        onConfirm={async (code) => {
          const { recoveryCodes } = await confirmSecondFactor(client, { body: { setup: offer.setup, code } });
          toast({ message: text.turnedOn, tone: 'good' });
          setCodes(recoveryCodes);
        }}
      />
    );
  if (act === undefined) return <SecondFactorState factor={factor} onAct={setAct} />;
  const titles = { setUp: factor.isOn ? text.change : text.turnOn, renew: text.renew, end: text.confirmEnd };
  return (
    <ProofForm
      key={act}
      title={titles[act]}
      action={act === 'end' ? text.end : text.next}
      asksCode={factor.isOn}
      onProve={prove}
      onCancel={rest}
    />
  );
}
