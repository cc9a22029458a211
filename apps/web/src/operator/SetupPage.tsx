import type { MadeTenant } from '@dure/contract/platform/operator/new-tenant';
import { useEffect, useState } from 'react';
import { RefusalNote } from '../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../features/tenancy/accounts/use-submission.ts';
import { Spinner } from '../ui/states/Spinner.tsx';
import { UiProvider } from '../ui/UiProvider.tsx';
import { getSetup, type Setup } from './calls.ts';
import { MadeNote } from './MadeNote.tsx';
import { SecretForm } from './SecretForm.tsx';
import { SetupRoom } from './SetupRoom.tsx';
import { OperatorFrame } from './OperatorFrame.tsx';

/** What stands behind the # of the address in the log: browsers send it to nobody. */
const secretOfAddress = () => location.hash.slice(1);

/** The first page of an installation: the secret, the first organisation and its manager, and where they go from here. */
export function SetupPage() {
  const [secret, setSecret] = useState(secretOfAddress);
  const [setup, setSetup] = useState<Setup>();
  const [made, setMade] = useState<MadeTenant>();
  const { refusal, submit, isBusy } = useSubmission();
  const open = (given: string) =>
    void submit(async () => {
      const found = await getSetup(given);
      setSecret(given);
      setSetup(found);
    });
  useEffect(() => {
    if (secret !== '') open(secret);
    // Once, with what the address brought.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- later ones are typed
  }, []);
  return (
    <UiProvider>
      <OperatorFrame>
        {made ? (
          <MadeNote made={made} />
        ) : setup ? (
          <SetupRoom secret={secret} setup={setup} onMade={setMade} />
        ) : isBusy ? (
          <div className="grid place-content-center py-20">
            <Spinner />
          </div>
        ) : (
          <SecretForm onGiven={open}>
            <RefusalNote error={refusal} />
          </SecretForm>
        )}
      </OperatorFrame>
    </UiProvider>
  );
}
