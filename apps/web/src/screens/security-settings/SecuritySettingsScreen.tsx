import { useQuery } from '@tanstack/react-query';
import { getSecuritySettings } from '../../api/tenancy/accounts/second-factor.reads.ts';
import { BadgeKeysCard } from '../../features/people/resume-stories/BadgeKeysCard.tsx';
import { ManagersRule } from '../../features/tenancy/accounts/second-factor/ManagersRule.tsx';
import { secondFactorText } from '../../features/tenancy/accounts/second-factor/second-factor.text.ts';
import { AdministrationFrame } from '../../features/platform/administration/AdministrationFrame.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../ui/states/WorkSkeleton.tsx';

const text = secondFactorText.managers;

/** What managers ask of the accounts of their organisation. */
export function SecuritySettingsScreen() {
  usePageTitle(text.title);
  const settings = useQuery(getSecuritySettings({}));
  return (
    <AdministrationFrame>
      <div className="flex min-w-0 flex-col gap-4">
        <PageHeader title={text.title} lead={text.lead} />
        <Card as="section" aria-label={secondFactorText.title} className="max-w-180">
          <Loaded from={settings} skeleton={<WorkSkeleton rows={1} hasHead={false} />}>
            {(its) => <ManagersRule settings={its} />}
          </Loaded>
        </Card>
        <BadgeKeysCard />
      </div>
    </AdministrationFrame>
  );
}
