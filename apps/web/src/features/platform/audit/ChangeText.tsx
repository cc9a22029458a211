import { auditValueText, isSecretChange, SECRET_CHANGED } from '@dure/contract/platform/audit/audit-fields.text';
import type { AuditChange } from '@dure/contract/tenancy/audit/audit-actions';
import { Icon } from '../../../ui/Icon.tsx';
import { auditText } from './audit.text.ts';

/** One value before and after; of a secret that it was changed. */
export function ChangeText({ change }: { readonly change: AuditChange }) {
  if (isSecretChange(change)) return SECRET_CHANGED;
  return (
    <>
      <span className="text-ink-3">{auditValueText(change.field, change.before)}</span>{' '}
      <Icon name="arrowRight" size={12} className="inline text-ink-3" />
      <span className="sr-only">{auditText.details.after}</span>{' '}
      <span className="font-semibold text-ink">{auditValueText(change.field, change.after)}</span>
    </>
  );
}
