import type { MadeTenant } from '@dure/contract/platform/operator/new-tenant';
import { useId, useState } from 'react';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useSubmission } from '../../features/tenancy/accounts/use-submission.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { MadeNote } from '../MadeNote.tsx';
import { ManagerFields } from '../ManagerFields.tsx';
import { OrganisationFields } from '../OrganisationFields.tsx';
import { toSend, useWishedTenant } from '../use-wished-tenant.ts';
import { makeTenant, type Installation } from './calls.ts';
import { installationText } from './installation.text.ts';

const text = installationText.make;

export interface MakeTenantDialogProps {
  readonly installation: Installation;
  readonly onClose: () => void;
  readonly onMade: () => void;
}

/** A new organisation and its first manager; a link of an invitation is shown here once. */
export function MakeTenantDialog({ installation, onClose, onMade }: MakeTenantDialogProps) {
  const [wished, set] = useWishedTenant('', installation.sendsMail);
  const [made, setMade] = useState<MadeTenant>();
  const { isBusy, errors, refusal, submit } = useSubmission();
  const id = useId();
  const send = () =>
    void submit(async () => {
      setMade(await makeTenant(toSend(wished)));
      onMade();
    });
  return (
    <Dialog
      title={text.title}
      isOpen
      onClose={onClose}
      size="large"
      actions={
        made ? (
          <Button onPress={onClose}>{text.close}</Button>
        ) : (
          <Button type="submit" form={id} variant="primary" isPending={isBusy}>
            {text.submit}
          </Button>
        )
      }
    >
      {made ? (
        <MadeNote made={made} />
      ) : (
        <Form {...(errors && { errors })} id={id} onSubmit={send} aria-label={text.title}>
          <OrganisationFields wished={wished} set={set} setup={installation.sites} />
          <ManagerFields wished={wished} set={set} />
          <RefusalNote error={refusal} />
        </Form>
      )}
    </Dialog>
  );
}
