import type { Organisation } from '@dure/contract/tenancy/organisation/organisation.endpoints';
import { LOGIN_NAME_TYPES } from '@dure/contract/tenancy/tenants/login-name-type';
import { STUDY_ORDER_TYPES, studyOrderLabel } from '@dure/contract/tenancy/tenants/study-order.text';
import { CODE_NAMES_TYPES, codeNamesLabel } from '@dure/contract/tenancy/tenants/code-names.text';
import { TENANT_LIMITS } from '@dure/contract/tenancy/tenants/tenant-columns';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getOrganisation } from '../../../api/tenancy/organisation/organisation.reads.ts';
import { saveOrganisation } from '../../../api/tenancy/organisation/organisation.writes.ts';
import { RadioCards } from '../../../ui/fields/RadioCards.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import { TagField } from '../../../ui/fields/TagField.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { SettingsForm } from '../../../ui/settings/SettingsForm.tsx';
import { useSettings } from '../../../ui/settings/use-settings.ts';
import { memberTypeLabel, memberTypeOf } from './member-types.ts';
import { organisationText as text } from './organisation.text.ts';
import { SwitchCard } from './SwitchCard.tsx';
import { showBrand } from './show-brand.ts';

const registrations = (Object.keys(text.registrations) as Organisation['registrationAuthenticationType'][]).map(
  (value) => ({ value, ...text.registrations[value] }),
);
const loginNames = LOGIN_NAME_TYPES.map((value) => ({ value, ...text.loginNameTypes[value] }));
const zones = (now: string) =>
  [...new Set([now, 'Asia/Seoul', 'UTC', ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    label: value,
  }));

const studyOrders = STUDY_ORDER_TYPES.map((value) => ({ value, label: studyOrderLabel(value) }));
const names = CODE_NAMES_TYPES.map((value) => ({ value, label: codeNamesLabel(value) }));

const formOf = (now: Organisation) => ({
  needsClubApproval: now.needsClubApproval,
  usePostReplies: now.usePostReplies,
  registrationAuthenticationType: now.registrationAuthenticationType,
  loginNameType: now.loginNameType,
  loginMemberTypes: now.loginMemberTypes,
  timeZone: now.timeZone,
  jobGroupLabelType: now.jobGroupLabelType,
  studyOrderLabelType: now.studyOrderLabelType,
});

/** How clubs are approved and people taken in, and whose time counts. */
export function OrganisationSettingsForm({ now }: { readonly now: Organisation }) {
  const client = useQueryClient();
  const its = useSettings(formOf(now));
  const { form, change } = its;
  return (
    <SettingsForm
      text={text}
      settings={its}
      fieldOf={(path) => (path.startsWith('loginMemberTypes') ? 'loginMemberTypes' : path)}
      save={() => saveOrganisation(client, { body: { ...form, version: now.version } })}
      onSaved={({ organisation, brand }) => {
        client.setQueryData(getOrganisation({}).queryKey, organisation);
        showBrand(brand);
      }}
    >
      <div className="flex max-w-180 flex-col gap-5">
        <Card as="section" aria-labelledby="joining" className="flex flex-col gap-4">
          <h2 id="joining" className="font-bold">
            {text.joining}
          </h2>
          <RadioCards
            label={text.registration}
            name="registrationAuthenticationType"
            options={registrations}
            value={form.registrationAuthenticationType}
            onChange={(registrationAuthenticationType) => change({ registrationAuthenticationType })}
          />
          <RadioCards
            label={text.loginNames}
            name="loginNameType"
            options={loginNames}
            value={form.loginNameType}
            onChange={(loginNameType) => change({ loginNameType })}
          />
          <TagField
            label={text.memberTypes}
            name="loginMemberTypes"
            description={text.memberTypesHint}
            limit={TENANT_LIMITS.choices}
            value={form.loginMemberTypes.map(memberTypeLabel)}
            onChange={(names) => change({ loginMemberTypes: names.map(memberTypeOf) })}
          />
          <div>
            <p className="text-sm font-semibold text-ink-2">{text.places}</p>
            <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-2">
              {text.placesHint(now.organizationCodes.length)}
              <Link
                to="/system/admin/members"
                className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline desktop:min-h-8"
              >
                {text.toPlaces}
              </Link>
            </p>
          </div>
        </Card>
        <SwitchCard
          title={text.clubs}
          label={text.approval}
          hint={text.approvalHint}
          isOn={form.needsClubApproval}
          onChange={(needsClubApproval) => change({ needsClubApproval })}
        />
        <SwitchCard
          title={text.posts}
          label={text.postReplies}
          hint={text.postRepliesHint}
          isOn={form.usePostReplies}
          onChange={(usePostReplies) => change({ usePostReplies })}
        />
        <Card as="section" aria-labelledby="names" className="flex flex-col gap-3">
          <h2 id="names" className="font-bold">
            {text.names}
          </h2>
          <Select
            label={text.names}
            labelHidden
            name="jobGroupLabelType"
            options={names}
            value={form.jobGroupLabelType}
            onChange={(jobGroupLabelType) => change({ jobGroupLabelType })}
            className="max-w-80"
          />
          <p className="text-sm break-keep text-ink-3">{text.namesHint}</p>
          <Select
            label={text.studyOrder}
            name="studyOrderLabelType"
            options={studyOrders}
            value={form.studyOrderLabelType}
            onChange={(studyOrderLabelType) => change({ studyOrderLabelType })}
            className="max-w-80"
          />
          <Link
            to="/system/admin/codes"
            className="inline-flex min-h-11 items-center self-start text-sm font-semibold text-brand-ink hover:underline desktop:min-h-8"
          >
            {text.toCodes}
          </Link>
        </Card>
        <Card as="section" aria-labelledby="where" className="flex flex-col gap-3">
          <h2 id="where" className="font-bold">
            {text.where}
          </h2>
          <Select
            label={text.timeZone}
            name="timeZone"
            options={zones(now.timeZone)}
            value={form.timeZone}
            onChange={(timeZone) => change({ timeZone })}
            className="max-w-80"
          />
          <p className="text-sm text-ink-3">{text.timeZoneHint}</p>
        </Card>
      </div>
    </SettingsForm>
  );
}
