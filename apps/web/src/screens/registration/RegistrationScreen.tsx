import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { login, verifyRegistration } from '../../api/tenancy/accounts/accounts.writes.ts';
import { AccountFrame } from '../../features/tenancy/accounts/AccountFrame.tsx';
import { CodeForm } from '../../features/tenancy/accounts/CodeForm.tsx';
import { DemoMailNote } from '../../features/tenancy/accounts/DemoMailNote.tsx';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { useEntering } from '../../features/tenancy/accounts/use-entering.ts';
import { useLanding } from '../../features/tenancy/accounts/use-landing.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { redirectionCookie, safePath } from '../../kernel/redirect-url.ts';
import { useTenant } from '../../kernel/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { RegistrationForm, type Asked } from './RegistrationForm.tsx';

const text = accountsText.registration;
const route = getRouteApi('/account/registration');
const link = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink';

/** The way in for whoever has no account yet, by the way of the organisation. */
export function RegistrationScreen() {
  usePageTitle(text.title);
  const { tenantName, registrationAuthenticationType: way } = useTenant();
  const client = useQueryClient();
  const enter = useEntering();
  const search = route.useSearch();
  useLanding(search);
  const [asked, setAsked] = useState<Asked>();
  const wanted = safePath(search.redirect_url);
  useEffect(() => {
    // The address in the mail knows nothing of it.
    if (wanted !== undefined) redirectionCookie.write(wanted);
  }, [wanted]);
  const again = () => setAsked(undefined);
  const ask = async (given: Asked) => {
    if (way !== 'NONE') return setAsked(given);
    const { email, password } = given;
    // Of an address that has an account already its owner alone gets in, or is asked for more there.
    const { member } = await login(client, { body: { email, password } }).catch(() => ({ member: null }));
    if (member) enter(member);
    else setAsked(given);
  };
  const verify = async (registrationId: string, password: string, secret: string) =>
    (await verifyRegistration(client, { body: { registrationId, secret, password } })).member;

  const said = !asked
    ? { title: text.title, lead: text.lead(tenantName) }
    : asked.registrationId !== null
      ? { title: text.code, lead: text.codeLead(asked.email) }
      : way === 'EMAIL'
        ? { title: text.sent, lead: text.sentLead(asked.email) }
        : { title: text.done, lead: text.doneLead };
  // There the way to the log-in is what is left to do.
  const isDone = asked !== undefined && asked.registrationId === null && way !== 'EMAIL';
  return (
    <AccountFrame
      {...said}
      {...(!isDone && {
        below: (
          <>
            <span className="inline-flex min-h-11 items-center">{text.hasAccount}</span>
            <Link to="/account/login" search={search} className={link}>
              {accountsText.toLogin}
            </Link>
            <Link to="/account/join" search={{ code: '' }} className={link}>
              {text.classCode}
            </Link>
          </>
        ),
      })}
    >
      {/* Kept behind what follows: who asks again finds what they typed. */}
      <div hidden={asked !== undefined}>
        <RegistrationForm onAsked={ask} />
      </div>
      {asked &&
        (asked.registrationId !== null ? (
          <div className="flex flex-col gap-4">
            <CodeForm
              verify={(secret) => verify(asked.registrationId!, asked.password, secret)}
              onDone={enter}
              onAgain={again}
            />
            <DemoMailNote />
          </div>
        ) : way === 'EMAIL' ? (
          <div className="flex flex-col gap-4">
            <p className="text-sm break-keep text-ink-3">{text.sentHint}</p>
            <DemoMailNote />
            <Button onPress={again}>{text.again}</Button>
          </div>
        ) : (
          <div className="grid">
            <RouterButtonLink to="/account/login" search={search} variant="primary">
              {accountsText.toLogin}
            </RouterButtonLink>
          </div>
        ))}
    </AccountFrame>
  );
}
