import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { enterInvitedClubs } from '../../api/clubs/invitations/invitations.writes.ts';
import { classCodeEntryText } from '../../features/clubs/invitations/class-codes.text.ts';
import { joiningText as text } from '../../features/clubs/invitations/joining.text.ts';
import { AccountFrame } from '../../features/tenancy/accounts/AccountFrame.tsx';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { RefusalNote } from '../../features/tenancy/accounts/RefusalNote.tsx';
import { useLanding } from '../../features/tenancy/accounts/use-landing.ts';
import { ApiError } from '../../kernel/calls/api-error.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { useTenant } from '../../kernel/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { ClassCodeForm } from './ClassCodeForm.tsx';
import { InvitedForm } from './InvitedForm.tsx';
import { useInvitation, type OpenInvitation } from './use-invitation.ts';

const route = getRouteApi('/account/join');

const ToLogin = () => (
  <div className="grid">
    <RouterButtonLink to="/account/login" variant="primary">
      {accountsText.toLogin}
    </RouterButtonLink>
  </div>
);

interface KnownProps {
  readonly secret: string;
  readonly invitation: OpenInvitation;
}

/** Whoever has an account by now only enters the clubs. */
function Known({ secret, invitation: { email, clubNames } }: KnownProps) {
  const client = useQueryClient();
  const entering = useMutation({ mutationFn: () => enterInvitedClubs(client, { body: { secret } }) });
  if (entering.data) {
    const { clubNames: entered } = entering.data;
    const said =
      entered.length > 0
        ? { title: text.entered, lead: text.enteredLead(entered) }
        : { title: text.none, lead: text.noneLead };
    return (
      <AccountFrame {...said}>
        <ToLogin />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={text.known} lead={text.knownLead(email)}>
      {clubNames.length === 0 ? (
        <ToLogin />
      ) : (
        <div className="grid gap-4">
          <p className="break-keep text-ink-2">{text.clubs(clubNames)}</p>
          <RefusalNote error={entering.error ?? undefined} />
          {entering.error && <RouterButtonLink to="/account/password">{text.prove}</RouterButtonLink>}
          <Button variant="primary" isPending={entering.isPending} onPress={() => entering.mutate()}>
            {text.enterClubs}
          </Button>
        </div>
      )}
    </AccountFrame>
  );
}

/** Where an invitation leads: opening it does nothing yet, since programs open addresses, too. */
export function JoinScreen() {
  usePageTitle(text.title);
  useLanding();
  const { code } = route.useSearch();
  const { tenantName } = useTenant();
  const secret = useLocation({ select: (location) => location.hash });
  const { data: invitation, error } = useInvitation(secret);
  if (invitation?.hasAccount) return <Known secret={secret} invitation={invitation} />;
  if (secret === '' && code !== undefined)
    return (
      <AccountFrame title={classCodeEntryText.title} lead={classCodeEntryText.lead}>
        <ClassCodeForm code={code} />
      </AccountFrame>
    );
  const isOver = error instanceof ApiError && error.status === 409;
  const said =
    secret === ''
      ? { title: text.broken, lead: text.brokenLead }
      : isOver
        ? { title: text.over, lead: text.overLead }
        : { title: text.title, lead: text.lead(tenantName) };
  return (
    <AccountFrame {...said}>
      {invitation ? (
        <InvitedForm secret={secret} invitation={invitation} />
      ) : secret === '' || isOver ? (
        <ToLogin />
      ) : error ? (
        <RefusalNote error={error} />
      ) : (
        <Waiting />
      )}
    </AccountFrame>
  );
}
