import type { Withdrawal } from '@dure/contract/platform/privacy/withdrawal.endpoints';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getWithdrawal } from '../../api/platform/privacy/privacy.reads.ts';
import { NoPassword } from '../../features/tenancy/accounts/NoPassword.tsx';
import { leavingText as text } from '../../features/platform/privacy/leaving.text.ts';
import { privacyText } from '../../features/platform/privacy/privacy.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { WithdrawalForm } from './WithdrawalForm.tsx';

const crumb = {
  label: privacyText.title,
  link: (parts: object) => <Link to="/account/my/privacy" {...parts} />,
};

/** What a withdrawal erases and what stays, what keeps from it, and the way to do it. */
export function WithdrawalScreen() {
  usePageTitle(text.title);
  const withdrawal = useQuery(getWithdrawal({}));
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-4 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader title={text.title} lead={text.lead} crumbs={[crumb]} />
      <Card className="flex flex-col gap-5">
        <Items title={text.erased} items={text.erasedItems} />
        <Items title={text.stays} items={text.staysItems} />
        <p className="rounded-control bg-sunken px-3.5 py-2.5 text-sm break-keep text-ink-2">{text.after}</p>
      </Card>
      <Loaded from={withdrawal} skeleton={<Waiting />}>
        {(data) =>
          data.isLastManager || data.blockingClubs.length > 0 ? (
            <Blocked {...data} />
          ) : data.hasPassword ? (
            <WithdrawalForm />
          ) : (
            <Card>
              <NoPassword />
            </Card>
          )
        }
      </Loaded>
    </div>
  );
}

function Items({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <section>
      <h2 className="mb-2 text-lg font-bold">{title}</h2>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {items.map((item) => (
          <li key={item} className="break-keep">
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Blocked({ isLastManager, blockingClubs }: Withdrawal) {
  return (
    <Card as="section" aria-labelledby="blocked" className="flex flex-col gap-3">
      <h2 id="blocked" className="text-lg font-bold text-bad">
        {text.blocked}
      </h2>
      {isLastManager && <p className="break-keep">{text.lastManager}</p>}
      {blockingClubs.length > 0 && (
        <>
          <p className="break-keep">{text.runsAlone}</p>
          <ul aria-label={text.clubs} className="flex flex-col gap-1">
            {blockingClubs.map(({ clubSequence, clubName }) => (
              <li key={clubSequence}>
                <Link
                  to="/my-clubs"
                  className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline desktop:min-h-0"
                >
                  {clubName}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
