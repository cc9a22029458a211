import type { MadeTenant } from '@dure/contract/platform/operator/new-tenant';
import { RefusalNote } from '../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../features/tenancy/accounts/use-submission.ts';
import { Button } from '../ui/buttons/Button.tsx';
import { Form } from '../ui/fields/Form.tsx';
import { completeSetup, type Setup } from './calls.ts';
import { ManagerFields } from './ManagerFields.tsx';
import { operatorText } from './operator.text.ts';
import { OrganisationFields } from './OrganisationFields.tsx';
import { PartsCard } from './PartsCard.tsx';
import { toSend, useWishedTenant } from './use-wished-tenant.ts';

const text = operatorText.setup;

export interface SetupRoomProps {
  readonly secret: string;
  readonly setup: Setup;
  readonly onMade: (made: MadeTenant) => void;
}

/** The first organisation and its manager; beside it what the installation lacks. */
export function SetupRoom({ secret, setup, onMade }: SetupRoomProps) {
  const [wished, set] = useWishedTenant(
    setup.defaultUri,
    setup.parts.some(({ part, isSet }) => part === 'MAIL' && isSet),
  );
  const { isBusy, errors, refusal, submit } = useSubmission();
  const send = () => void submit(async () => onMade(await completeSetup(secret, toSend(wished))));
  return (
    <>
      <h1 className="text-2xl font-bold">{text.title}</h1>
      <p className="mt-1 break-keep text-ink-2">{text.lead}</p>
      <div className="mt-6 grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_22.5rem]">
        <Form {...(errors && { errors })} onSubmit={send} aria-label={text.title}>
          <OrganisationFields wished={wished} set={set} setup={setup} />
          <ManagerFields wished={wished} set={set} />
          <RefusalNote error={refusal} />
          <div className="grid desktop:justify-start">
            <Button type="submit" variant="primary" isPending={isBusy}>
              {text.submit}
            </Button>
          </div>
        </Form>
        <PartsCard secret={secret} parts={setup.parts} recipient={wished.email} />
      </div>
    </>
  );
}
