import { Link, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { AccountFrame } from '../../features/tenancy/accounts/AccountFrame.tsx';
import { DemoMailNote } from '../../features/tenancy/accounts/DemoMailNote.tsx';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { useTenant } from '../../kernel/session.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { AskForm } from './AskForm.tsx';
import { ResetForm } from './ResetForm.tsx';

const text = accountsText.reset;
type Step = { readonly at: 'open' } | { readonly at: 'sent'; readonly email: string } | { readonly at: 'done' };

/** For whoever does not know their password any more: asks for a mail, and chooses another one by what it leads to. */
export function PasswordScreen() {
  usePageTitle(text.title);
  const { loginNameType } = useTenant();
  const resetToken = useLocation({ select: (location) => location.hash });
  const [step, setStep] = useState<Step>({ at: 'open' });
  const toLogin = (
    <div className="grid">
      <RouterButtonLink to="/account/login" variant="primary">
        {accountsText.toLogin}
      </RouterButtonLink>
    </div>
  );
  if (step.at === 'done') {
    return (
      <AccountFrame title={text.done} lead={text.doneLead}>
        {toLogin}
      </AccountFrame>
    );
  }
  // The address in the mail may be opened in this very page.
  if (step.at === 'sent' && resetToken === '') {
    return (
      <AccountFrame title={text.sent} lead={text.sentLead(step.email)}>
        <div className="flex flex-col gap-3">
          {toLogin}
          <DemoMailNote />
          <Button onPress={() => setStep({ at: 'open' })}>{text.again}</Button>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={text.title} lead={resetToken === '' ? text.lead : text.choose}>
      {resetToken === '' ? (
        <div className="grid gap-4">
          <AskForm onSent={(email) => setStep({ at: 'sent', email })} />
          {loginNameType !== 'NONE' && (
            <div className="grid gap-1 border-t border-line pt-4 text-sm">
              <p className="break-keep text-ink-2">
                {loginNameType === 'INSTRUCTOR' ? text.withoutAddressInClub : text.withoutAddress}
              </p>
              <Link
                to="/account/one-time-code"
                className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
              >
                {text.toCode}
              </Link>
            </div>
          )}
        </div>
      ) : (
        <ResetForm resetToken={resetToken} onDone={() => setStep({ at: 'done' })} />
      )}
    </AccountFrame>
  );
}
