import { MEMBER_ROLE_LABELS, MEMBER_TYPE_LABELS } from '@dure/contract/tenancy/accounts/member-labels.text';
import { MEMBER_ROLES } from '@dure/contract/tenancy/accounts/member-roles';
import { RUNNING_CLUBS_LABEL } from '@dure/contract/clubs/notices/notice-labels.text';
import { MAX_NOTICE_CHOICES } from '@dure/contract/clubs/notices/notice-limits';
import type { ReactNode } from 'react';
import { useSession } from '../../../kernel/session.ts';
import { RemovableTag } from '../../../ui/buttons/RemovableTag.tsx';
import { ToggleChips } from '../../../ui/buttons/ToggleChips.tsx';
import { Checkbox } from '../../../ui/fields/Checkbox.tsx';
import { Select } from '../../../ui/fields/Select.tsx';
import type { NoticeValues } from './notice-draft.ts';
import { noticesText } from './notices.text.ts';

const text = noticesText.writing;
const WHOM = [
  { value: 'ALL', label: text.all },
  { value: 'SOME', label: text.some },
] as const;
const ROLES = MEMBER_ROLES.map((value) => ({ value, label: MEMBER_ROLE_LABELS[value] }));

export interface AudienceFieldsProps {
  readonly values: NoticeValues;
  readonly onChange: (part: Partial<NoticeValues>) => void;
  /** Where clubs are found and chosen. */
  readonly clubs: ReactNode;
}

/** Whom a notice is for: everybody, or whoever meets every kind of condition that names something. */
export function AudienceFields({ values, onChange, clubs }: AudienceFieldsProps) {
  const { tenantLoginMemberTypes, tenantOrganizationCodes } = useSession();
  const { isForAll, roles, memberTypes, organizationCodes, inRunningClubs } = values;
  const types = tenantLoginMemberTypes.map((value) => ({ value, label: MEMBER_TYPE_LABELS[value] ?? value }));
  const isFull = organizationCodes.length >= MAX_NOTICE_CHOICES;
  const offered = tenantOrganizationCodes
    .filter((one) => !isFull && !organizationCodes.includes(one))
    .map((value) => ({ value, label: value }));
  return (
    <div className="flex flex-col gap-4">
      <ToggleChips
        label={text.whom}
        selectionMode="single"
        options={WHOM}
        value={[isForAll ? 'ALL' : 'SOME']}
        onChange={([whom]) => whom && onChange({ isForAll: whom === 'ALL' })}
      />
      {!isForAll && (
        <div className="flex flex-col gap-4 rounded-box border border-line p-4">
          <ToggleChips
            label={text.roles}
            options={ROLES}
            value={roles}
            onChange={(next) => onChange({ roles: next })}
          />
          {types.length > 0 && (
            <ToggleChips
              label={text.memberTypes}
              options={types}
              value={memberTypes}
              onChange={(next) => onChange({ memberTypes: next })}
            />
          )}
          {tenantOrganizationCodes.length > 0 && (
            <div className="flex flex-col gap-2">
              <Select
                label={text.organizationCodes}
                options={[{ value: '', label: text.addOrganization }, ...offered]}
                value=""
                onChange={(code) => code !== '' && onChange({ organizationCodes: [...organizationCodes, code] })}
                className="max-w-80"
              />
              {organizationCodes.length > 0 && (
                <div className="flex flex-wrap gap-1.5">
                  {organizationCodes.map((code) => (
                    <RemovableTag
                      key={code}
                      label={code}
                      onRemove={() => onChange({ organizationCodes: organizationCodes.filter((one) => one !== code) })}
                    />
                  ))}
                </div>
              )}
            </div>
          )}
          <Checkbox isSelected={inRunningClubs} onChange={(next) => onChange({ inRunningClubs: next })}>
            {RUNNING_CLUBS_LABEL}
          </Checkbox>
          {clubs}
        </div>
      )}
    </div>
  );
}
