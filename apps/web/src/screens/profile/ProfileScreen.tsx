import type { Profile } from '@dure/contract/tenancy/accounts/profile.endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getProfile } from '../../api/tenancy/accounts/accounts.reads.ts';
import { accountsText } from '../../features/tenancy/accounts/accounts.text.ts';
import { EmailText } from '../../ui/text/EmailText.tsx';
import { usePageTitle } from '../../kernel/page-title.ts';
import { currentSession, setSession } from '../../kernel/session.ts';
import { DateText } from '../../ui/dates/DateText.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Loaded } from '../../ui/states/Loaded.tsx';
import { Waiting } from '../../ui/states/Waiting.tsx';
import { myActivityText } from '../my-activity/my-activity.text.ts';
import { AddressForm } from './AddressForm.tsx';
import { NicknameForm } from './NicknameForm.tsx';
import { PictureField } from './PictureField.tsx';

const text = accountsText.profile;
const crumb = {
  label: myActivityText.title,
  link: (parts: object) => <Link to="/account/my/activity" {...parts} />,
};

/** Who a member is to others. */
export function ProfileScreen() {
  usePageTitle(text.title);
  const client = useQueryClient();
  const loaded = useQuery(getProfile({}));
  const changed = (profile: Profile) => {
    client.setQueryData(getProfile({}).queryKey, profile);
    // The header shows it, too.
    setSession({ ...currentSession(), memberName: profile.nickname, profileImageUrl: profile.profileImageUrl });
  };
  return (
    <div className="mx-auto flex w-full max-w-180 flex-col gap-4 px-4 pt-5 pb-12 desktop:px-6 desktop:pt-8 desktop:pb-16">
      <PageHeader title={text.title} lead={text.lead} crumbs={[crumb]} />
      <Loaded from={loaded} skeleton={<Waiting />}>
        {(profile) => (
          <Card className="flex flex-col gap-6">
            <PictureField profile={profile} onChanged={changed} />
            <NicknameForm nickname={profile.nickname} onChanged={changed} />
            <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-t border-line pt-4 text-sm">
              {profile.email !== null && (
                <>
                  <dt className="text-ink-3">{accountsText.email}</dt>
                  <dd>
                    <EmailText email={profile.email} />
                  </dd>
                </>
              )}
              {profile.loginName !== null && (
                <>
                  <dt className="text-ink-3">{accountsText.loginName}</dt>
                  <dd className="break-all">{profile.loginName}</dd>
                </>
              )}
              {profile.studentNumber !== null && (
                <>
                  <dt className="text-ink-3">{text.studentNumber}</dt>
                  <dd>{profile.studentNumber}</dd>
                </>
              )}
              <dt className="text-ink-3">{text.since}</dt>
              <dd>
                <DateText date={profile.memberSince} />
              </dd>
            </dl>
            {profile.email === null && <AddressForm />}
          </Card>
        )}
      </Loaded>
    </div>
  );
}
