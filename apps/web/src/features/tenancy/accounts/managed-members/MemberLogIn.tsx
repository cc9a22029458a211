import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endMemberSessions } from '../../../../api/tenancy/accounts/managed-members.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { useDialogs } from '../../../../ui/overlays/dialogs.ts';
import { managedMembersText } from './managed-members.text.ts';
import { memberAccessText } from './member-access.text.ts';
import { ResetFactorDialog } from './ResetFactorDialog.tsx';
import { useAccessChange } from './use-access-change.ts';

const text = memberAccessText.logIn;

export interface MemberLogInProps {
  readonly member: MemberAccess;
  readonly isReadOnly: boolean;
  /** Given what to say of it. */
  readonly onDone: (sentence: string) => void;
}

/** When and where somebody is logged in, and what guards it. */
export function MemberLogIn({ member, isReadOnly, onDone }: MemberLogInProps) {
  const { memberUUID, nickname, hasSecondFactor, lastUsedAt, sessions } = member;
  const client = useQueryClient();
  const { confirm } = useDialogs();
  const [isAsking, setAsking] = useState(false);
  const ending = useAccessChange({
    send: () => endMemberSessions(client, { params: { memberUUID } }),
    onDone: () => onDone(text.ended(nickname)),
  });
  const end = async () => {
    const isSure = await confirm({ message: text.confirm(nickname), detail: text.detail, action: text.end });
    if (isSure) ending.mutate();
  };
  const devices = new Set(sessions.map(({ device }) => device || text.unknownDevice));
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold text-ink-2">{text.title}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        <dt className="text-ink-3">{managedMembersText.table.lastUsed}</dt>
        <dd>
          <DateText date={lastUsedAt} look="short" />
        </dd>
        <dt className="text-ink-3">{text.secondFactor}</dt>
        <dd className="flex flex-wrap items-center justify-between gap-2">
          {text.isOn(hasSecondFactor)}
          {!isReadOnly && hasSecondFactor && (
            <Button size="small" onPress={() => setAsking(true)}>
              {text.reset}
            </Button>
          )}
        </dd>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0">
          {text.sessions(sessions.length)}{' '}
          <span className="text-sm wrap-anywhere text-ink-3">{[...devices].join(', ')}</span>
        </p>
        {!isReadOnly && sessions.length > 0 && (
          <Button size="small" isPending={ending.isPending} onPress={() => void end()}>
            {text.end}
          </Button>
        )}
      </div>
      {isAsking && <ResetFactorDialog member={member} onDone={onDone} onClose={() => setAsking(false)} />}
    </section>
  );
}
