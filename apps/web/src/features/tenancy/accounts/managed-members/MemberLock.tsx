import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setMemberLock } from '../../../../api/tenancy/accounts/managed-members.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { LockDialog } from './LockDialog.tsx';
import { memberAccessText } from './member-access.text.ts';

const text = memberAccessText.lock;

export interface MemberLockProps {
  readonly member: MemberAccess;
  /** Given what to say of it. */
  readonly onDone: (sentence: string) => void;
}

/** Whether the account is locked, by whom and why, and the way to change it. */
export function MemberLock({ member, onDone }: MemberLockProps) {
  const [isAsking, setAsking] = useState(false);
  const isLocked = member.state === 'LOCKED';
  const { lock, memberUUID, nickname } = member;
  const client = useQueryClient();
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-semibold text-ink-2">{text.title}</h3>
      {isLocked ? (
        <div className="flex flex-col gap-1 rounded-control bg-bad-soft p-3 text-bad">
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="lock" size={16} className="flex-none" />
            {lock?.lockedUntil ? (
              <span>
                <DateText date={lock.lockedUntil} look="short" />
                {text.isLockedUntil}
              </span>
            ) : (
              text.isLocked
            )}
          </p>
          {lock && (
            <>
              <p className="wrap-anywhere">{lock.reason}</p>
              <p className="text-sm">
                {text.by(lock.lockedBy)} · <DateText date={lock.lockedAt} look="short" />
              </p>
            </>
          )}
        </div>
      ) : (
        <p className="text-sm break-keep text-ink-2">{text.lead}</p>
      )}
      <Button
        icon="lock"
        className="self-start"
        variant={isLocked ? 'secondary' : 'danger'}
        onPress={() => setAsking(true)}
      >
        {isLocked ? text.unlock : text.lock}
      </Button>
      {isAsking && (
        <LockDialog
          title={(isLocked ? text.unlockTitle : text.lockTitle)(nickname)}
          isLocking={!isLocked}
          send={(body) => setMemberLock(client, { params: { memberUUID }, body })}
          onDone={() => onDone((isLocked ? text.unlocked : text.locked)(nickname))}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
