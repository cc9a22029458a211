import { useQueryClient } from '@tanstack/react-query';
import { beginOidc } from '../../../api/tenancy/accounts/oidc.writes.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { oidcText } from './oidc.text.ts';
import { RefusalNote } from './RefusalNote.tsx';
import { useSubmission } from './use-submission.ts';

export interface ProviderButtonProps {
  readonly label?: string;
  readonly variant?: 'primary' | 'secondary';
  /** What is to be remembered before the browser leaves. */
  readonly onLeave?: () => void;
}

/** Leads to the organisation's own log-in page; the person comes back logged in. */
export function ProviderButton({ label = oidcText.button, variant = 'secondary', onLeave }: ProviderButtonProps) {
  const client = useQueryClient();
  const { isBusy, refusal, submit } = useSubmission();
  const go = () =>
    void submit(async () => {
      const { url } = await beginOidc(client, {});
      onLeave?.();
      location.assign(url);
    });
  return (
    <div className="grid gap-3">
      <RefusalNote error={refusal} />
      <Button variant={variant} isPending={isBusy} onPress={go}>
        {label}
      </Button>
    </div>
  );
}
