import type { Identities } from '@dure/contract/tenancy/accounts/oidc.endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { unlinkIdentity } from '../../api/tenancy/accounts/oidc.writes.ts';
import { oidcText } from '../../features/tenancy/accounts/oidc.text.ts';
import { ProviderButton } from '../../features/tenancy/accounts/ProviderButton.tsx';
import { toTell } from '../../kernel/calls/api-error.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RelativeTime } from '../../ui/dates/RelativeTime.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { useDialogs } from '../../ui/overlays/dialogs.ts';
import { useToast } from '../../ui/overlays/toasts.ts';

const text = oidcText.identities;

/** Accounts of the organisation's provider that log in to this one. */
export function IdentitiesCard({ isOffered, hasPassword, identities }: Identities) {
  const client = useQueryClient();
  const { alert, confirm } = useDialogs();
  const toast = useToast();
  const unlinking = useMutation({
    mutationFn: (identityId: string) => unlinkIdentity(client, { params: { identityId } }),
    onSuccess: () => toast({ message: text.unlinked, tone: 'good' }),
    onError: (error) => void alert(toTell(error)),
  });
  const ask = async (identityId: string) => {
    if (await confirm({ message: text.ask, action: text.unlink, danger: true })) unlinking.mutate(identityId);
  };
  const isHeld = !hasPassword && identities.length === 1;
  return (
    <Card as="section" aria-labelledby="identities" className="flex flex-col gap-3">
      <div>
        <h2 id="identities" className="text-lg font-bold">
          {text.title}
        </h2>
        <p className="text-sm text-ink-3">{text.lead}</p>
      </div>
      {identities.length === 0 && isOffered && (
        <div className="w-fit">
          <ProviderButton label={text.link} />
        </div>
      )}
      {identities.map(({ identityId, issuer, linkedAt }) => (
        <div key={identityId} className="flex flex-wrap items-center gap-3">
          <div className="min-w-0 flex-[1_1_14rem]">
            <p className="font-semibold wrap-anywhere">{issuer}</p>
            <p className="text-sm text-ink-3">
              {text.linkedAt} <RelativeTime date={linkedAt} />
            </p>
          </div>
          {!isHeld && (
            <Button
              aria-label={text.unlinkOf(issuer)}
              isPending={unlinking.isPending}
              onPress={() => void ask(identityId)}
            >
              {text.unlink}
            </Button>
          )}
        </div>
      ))}
      {isHeld && (
        <p className="text-sm break-keep text-ink-2">
          {text.needsPassword}{' '}
          <Link to="/account/password" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {text.setPassword}
          </Link>
        </p>
      )}
    </Card>
  );
}
