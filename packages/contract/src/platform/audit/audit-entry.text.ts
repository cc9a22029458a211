import { codeLabels } from '../../code-labels.text.ts';
import { DOWNLOAD_REASON_LABELS } from '../../tenancy/audit/download-reasons.text.ts';
import type { AuditChange } from '../../tenancy/audit/audit-actions.ts';
import { AUDIT_ACTION_LABELS } from './audit-actions.text.ts';
import { auditFieldLabel, auditValueText, isSecretChange, SECRET_CHANGED } from './audit-fields.text.ts';
import type { AuditEntry } from './audit.endpoints.ts';

/** `50,000원 → 60,000원`; of a secret that it was changed. */
export const changeText = (change: AuditChange): string =>
  isSecretChange(change)
    ? SECRET_CHANGED
    : `${auditValueText(change.field, change.before)} → ${auditValueText(change.field, change.after)}`;

/** The same with the name of the field. */
export const auditChangeText = (change: AuditChange): string =>
  `${auditFieldLabel(change.field)}: ${changeText(change)}`;

/** What an entry is about: whom or which club, and what was changed or seen there. */
export function auditSubjectText({ action, look, memberNickname, clubName }: AuditEntry): string {
  const what = action === null ? (codeLabels['LookKind']![look!] ?? look!) : AUDIT_ACTION_LABELS[action];
  return [memberNickname ?? clubName, what].filter((part) => part !== null).join(' · ');
}

/** The reason that was chosen and what was added to it; empty where there is none. */
export const auditReasonText = ({ downloadReason, reason }: AuditEntry): string =>
  [downloadReason && DOWNLOAD_REASON_LABELS[downloadReason], reason].filter(Boolean).join(' · ');
