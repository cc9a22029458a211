import { MEMBER_ROLE_LABELS } from '@dure/contract/tenancy/accounts/member-labels.text';
import type { Invitee } from '@dure/contract/clubs/invitations/invitations.endpoints';
import { useTenant } from '../../../kernel/session.ts';
import { endOfDay } from '../../../ui/dates/days/day.ts';
import { formatDate } from '../../../ui/dates/format-date.ts';
import { useTimeZone } from '../../../ui/dates/time-zone.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import type { InviteOptions } from './invite-draft.ts';
import { invitingText } from './inviting.text.ts';

const text = invitingText.receive;

export interface ReceivedPreviewProps {
  readonly rows: readonly Invitee[];
  readonly options: InviteOptions;
}

/** What the first of those who are invited reads, and what becomes of members. */
export function ReceivedPreview({ rows, options }: ReceivedPreviewProps) {
  const { tenantName } = useTenant();
  const zone = useTimeZone();
  const first = rows.find(({ state }) => state === 'INVITE');
  const accounts = rows.filter(({ state }) => state === 'ACCOUNT').length;
  const members = rows.filter(({ state }) => state === 'MEMBER').length;
  const as = [first?.organizationCode, MEMBER_ROLE_LABELS[options.role]].filter(Boolean).join(' ');
  return (
    <Card as="aside" aria-label={text.title} className="flex max-w-lg flex-col gap-3">
      <h2 className="font-semibold">{text.title}</h2>
      {first ? (
        <div className="rounded-box border border-line">
          <div className="border-b border-line bg-sunken px-4 py-3 text-sm">
            <p className="font-semibold">{text.subject(tenantName)}</p>
            <p className="text-ink-3">{text.to(first.name)}</p>
          </div>
          <div className="flex flex-col items-start gap-2 px-4 py-3 text-sm">
            <p className="break-keep">{text.body(first.name, as)}</p>
            <p className="font-semibold text-brand-ink underline underline-offset-4">{text.button}</p>
            <p className="text-ink-3">{text.until(formatDate(endOfDay(options.until, zone), zone))}</p>
          </div>
        </div>
      ) : (
        accounts === 0 && <p className="text-sm text-ink-3">{text.nobody}</p>
      )}
      {accounts > 0 && (
        <p className="text-sm break-keep text-ink-2">
          <span className="font-semibold">{invitingText.count(text.account, accounts)}</span> · {text.accounts}
        </p>
      )}
      {members > 0 && (
        <p className="text-sm break-keep text-ink-2">
          <span className="font-semibold">{invitingText.count(text.member, members)}</span> · {text.members}
        </p>
      )}
    </Card>
  );
}
