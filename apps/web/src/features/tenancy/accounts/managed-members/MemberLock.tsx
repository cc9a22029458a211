import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { setMemberLock } from '../../../../api/tenancy/accounts/managed-members.writes.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { DateText } from '../../../../ui/dates/DateText.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { LockDialog } from './LockDialog.tsx';
import { memberAccessText } from './member-access.text.ts';

const text = memberAccessText.lock;

export interface MemberLockProps {
  readonly member: MemberAccess;
  readonly isAsking: boolean;
  readonly onAsk: (isAsking: boolean) => void;
  /** Given what to say of it. */
  readonly onDone: (sentence: string) => void;
}

/** That an account is locked, by whom and why, with the way to open it; to lock one is a rarer act of the sheet. */
export function MemberLock({ member, isAsking, onAsk, onDone }: MemberLockProps) {
  const isLocked = member.state === 'LOCKED';
  const { lock, memberUUID, nickname } = member;
  const client = useQueryClient();
  return (
    <>
      {isLocked && (
        <section
          aria-label={text.title}
          className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-bad-soft p-3 text-bad"
        >
          <div className="flex min-w-0 flex-1 flex-col gap-1">
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
          <Button onPress={() => onAsk(true)}>{text.unlock}</Button>
        </section>
      )}
      {isAsking && (
        <LockDialog
          title={(isLocked ? text.unlockTitle : text.lockTitle)(nickname)}
          isLocking={!isLocked}
          send={(body) => setMemberLock(client, { params: { memberUUID }, body })}
          onDone={() => onDone((isLocked ? text.unlocked : text.locked)(nickname))}
          onClose={() => onAsk(false)}
        />
      )}
    </>
  );
}
