import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getPrivacy } from '../../api/platform/privacy/privacy.reads.ts';
import { consentTexts } from '../../features/tenancy/accounts/consents.text.ts';
import { StoredDataGroups } from '../../features/platform/privacy/StoredDataGroups.tsx';
import { leavingText } from '../../features/platform/privacy/leaving.text.ts';
import { privacyText as text } from '../../features/platform/privacy/privacy.text.ts';
import { usePageTitle } from '../../kernel/page-title.ts';
import { RouterButtonLink } from '../../ui/buttons/RouterButtonLink.tsx';
import { DateText } from '../../ui/dates/DateText.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { myActivityText } from '../my-activity/my-activity.text.ts';
import { ExportCard } from './ExportCard.tsx';
import { AccessLogCard } from './AccessLogCard.tsx';

const crumb = {
  label: myActivityText.title,
  link: (parts: object) => <Link to="/account/my/activity" {...parts} />,
};

/** What is kept about the member, what they agreed to, and who looked at it. */
export function PrivacyScreen() {
  usePageTitle(text.title);
  const privacy = useQuery(getPrivacy({}));
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-4 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader title={text.title} lead={text.lead} crumbs={[crumb]} />
      <Loaded from={privacy} skeleton={<Waiting />}>
        {({ groups, consents }) => (
          <>
            <Card isPadded={false}>
              <StoredDataGroups groups={groups} />
            </Card>
            <Card as="section" aria-labelledby="consents">
              <h2 id="consents" className="mb-2 text-lg font-bold">
                {text.consents}
              </h2>
              {consents.length === 0 ? (
                <p className="text-sm text-ink-3">{text.noConsents}</p>
              ) : (
                <ul className="flex flex-col gap-3">
                  {consents.map(({ kind, version, agreedAt }) => (
                    <li key={`${kind} ${version}`}>
                      <p className="font-semibold">{consentTexts[kind].title}</p>
                      <p className="text-sm text-ink-3">
                        {text.consentOf(version)} · {text.agreed} <DateText date={agreedAt} />
                      </p>
                    </li>
                  ))}
                </ul>
              )}
            </Card>
          </>
        )}
      </Loaded>
      <AccessLogCard />
      <ExportCard hasPassword={privacy.data?.hasPassword ?? true} />
      <Card as="section" aria-labelledby="withdrawal" className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h2 id="withdrawal" className="text-lg font-bold">
            {leavingText.withdrawal}
          </h2>
          <p className="text-sm break-keep text-ink-3">{leavingText.withdrawalLead}</p>
        </div>
        <RouterButtonLink to="/account/my/privacy/withdrawal">{leavingText.toWithdrawal}</RouterButtonLink>
      </Card>
    </div>
  );
}
