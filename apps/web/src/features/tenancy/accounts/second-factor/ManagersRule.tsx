import type { SecuritySettings } from '@dure/contract/tenancy/accounts/second-factor.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSecuritySettings } from '../../../../api/tenancy/accounts/second-factor.reads.ts';
import { saveSecuritySettings } from '../../../../api/tenancy/accounts/second-factor.writes.ts';
import { ApiError, toTell } from '../../../../kernel/calls/api-error.ts';
import { Switch } from '../../../../ui/fields/Switch.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { secondFactorText } from './second-factor.text.ts';

const text = secondFactorText.managers;

/** Whether managers need a second factor; it holds from their next log-in on. */
export function ManagersRule({ settings }: { readonly settings: SecuritySettings }) {
  const client = useQueryClient();
  const toast = useToast();
  const { alert } = useDialogs();
  const saving = useMutation({
    mutationFn: (managersNeedSecondFactor: boolean) =>
      saveSecuritySettings(client, { body: { managersNeedSecondFactor, version: settings.version } }),
    onSuccess: (saved) => {
      client.setQueryData(getSecuritySettings({}).queryKey, saved);
      toast({ message: text.saved, tone: 'good' });
    },
    onError: (error) =>
      void alert(error instanceof ApiError && error.status === 409 ? { message: text.stale } : toTell(error)),
  });
  return (
    <Switch
      isSelected={saving.isPending ? saving.variables : settings.managersNeedSecondFactor}
      isDisabled={saving.isPending}
      onChange={(wished) => saving.mutate(wished)}
      description={text.hint}
    >
      {text.rule}
    </Switch>
  );
}
