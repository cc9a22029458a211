import { auditReasonText } from '@dure/contract/platform/audit/audit-entry.text';
import { auditFieldLabel } from '@dure/contract/platform/audit/audit-fields.text';
import type { AuditEntry } from '@dure/contract/platform/audit/audit.endpoints';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateText } from '../../../ui/dates/DateText.tsx';
import { auditText } from './audit.text.ts';
import { ChangeText } from './ChangeText.tsx';

const text = auditText.details;

const Fact = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className="flex gap-3">
    <dt className="w-12 flex-none text-ink-3">{term}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
);

export interface AuditDetailsProps {
  readonly entry: AuditEntry;
  /** Narrows the list to whoever did it. */
  readonly onPerson: () => void;
}

/** Everything that the log holds of one entry. */
export function AuditDetails({ entry, onPerson }: AuditDetailsProps) {
  const { changes, happenedAt, by, address, device, entryId } = entry;
  const reason = auditReasonText(entry);
  return (
    <div className="grid gap-4 rounded-box border border-line bg-sunken p-4 text-sm desktop:grid-cols-[minmax(0,1fr)_auto] desktop:gap-8">
      {changes.length > 0 && (
        <dl className="flex flex-col divide-y divide-line">
          {changes.map((change) => (
            <div key={change.field} className="flex flex-wrap gap-x-4 gap-y-0.5 py-2 first:pt-0 last:pb-0">
              <dt className="w-28 flex-none text-ink-3 desktop:w-40">{auditFieldLabel(change.field)}</dt>
              <dd className="min-w-0 flex-1 wrap-anywhere">
                <ChangeText change={change} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="flex min-w-60 flex-col items-start gap-3">
        <dl className="flex flex-col gap-1.5">
          <Fact term={text.when}>
            <DateText date={happenedAt} look="date-time" />
          </Fact>
          {reason !== '' && <Fact term={text.reason}>{reason}</Fact>}
          <Fact term={text.device}>{[device || text.unknownDevice, address].filter(Boolean).join(' · ')}</Fact>
          <Fact term={text.entry}>{entryId}</Fact>
        </dl>
        <Button size="small" onPress={onPerson}>
          {text.byPerson(by.nickname)}
        </Button>
      </div>
    </div>
  );
}
