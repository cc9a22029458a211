import { useMutation, useQueryClient } from '@tanstack/react-query';
import { testOidcSettings } from '../../../api/tenancy/accounts/oidc.writes.ts';
import { toTell } from '../../../kernel/calls/api-error.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { oidcSettingsText as text } from './oidc-settings.text.ts';

/** Asks the address that stands in the form, saved or not, and says what came of it. */
export function OidcTest({ issuer }: { readonly issuer: string }) {
  const client = useQueryClient();
  const testing = useMutation({ mutationFn: () => testOidcSettings(client, { body: { issuer } }) });
  const said = testing.error ? { isWorking: false, ...toTell(testing.error) } : testing.data;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small" isPending={testing.isPending} onPress={() => testing.mutate()}>
        {text.test}
      </Button>
      <p role="status" className="min-w-0 flex-[1_1_14rem] text-sm wrap-anywhere">
        {testing.isPending && <span className="text-ink-2">{text.testing}</span>}
        {said && !testing.isPending && (
          <span className={said.isWorking ? 'text-good' : 'text-bad'}>{said.message}</span>
        )}
      </p>
    </div>
  );
}
