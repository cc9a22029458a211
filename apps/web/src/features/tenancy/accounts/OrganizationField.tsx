import { useTenant } from '../../../kernel/session.ts';
import { Select } from '../../../ui/fields/Select.tsx';
import { accountsText as text } from './accounts.text.ts';

export interface OrganizationFieldProps {
  /** Empty where none is chosen. */
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly isOptional?: boolean;
  readonly error: string | undefined;
}

/** Where in the organisation somebody belongs; nothing where it has no places to choose from. */
export function OrganizationField({ value, onChange, isOptional = false, error }: OrganizationFieldProps) {
  const { tenantOrganizationCodes: codes } = useTenant();
  if (codes.length === 0) return null;
  const none = isOptional ? text.organizationNone : text.organizationChoose;
  return (
    <div {...(error !== undefined && { 'data-refusal': '' })}>
      <Select
        label={text.organization}
        name="organizationCode"
        options={[{ value: '', label: none }, ...codes.map((code) => ({ value: code, label: code }))]}
        value={value}
        onChange={onChange}
      />
      {error !== undefined && (
        <p role="alert" data-sentence className="mt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
