import type { MemberAccess } from '@dure/contract/tenancy/accounts/member-access.endpoints';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { getMemberAccess } from '../../../../api/tenancy/accounts/managed-members.reads.ts';
import { useSession } from '../../../../kernel/session.ts';
import { announce } from '../../../../ui/announcer.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Drawer } from '../../../../ui/overlays/Drawer.tsx';
import type { MenuAction } from '../../../../ui/overlays/MenuItems.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../../../ui/states/WorkSkeleton.tsx';
import { managedMembersText } from './managed-members.text.ts';
import { MemberCode } from './MemberCode.tsx';
import { MemberLock } from './MemberLock.tsx';
import { MemberLogIn } from './MemberLogIn.tsx';
import { MemberRoleForm } from './MemberRoleForm.tsx';
import { memberAccessText as text } from './member-access.text.ts';
import { SheetActions } from './SheetActions.tsx';
import { useWalk, type Walk } from './use-walk.ts';

export interface MemberSheetProps {
  readonly memberUUID: string;
  /** Who stands beside them in the list. */
  readonly walk: Walk;
  readonly onClose: () => void;
  /** Rarer acts of other features. */
  readonly acts: (member: MemberAccess) => readonly MenuAction[];
  /** What other features know of the member. */
  readonly children?: ReactNode;
}

/** One member beside the list: what they may do, whether they can log in, and where they are logged in. */
export function MemberSheet({ memberUUID, walk, onClose, acts, children }: MemberSheetProps) {
  const isOwn = useSession().memberId === memberUUID;
  const access = useQuery(getMemberAccess({ params: { memberUUID } }));
  const content = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<{ readonly of: string; readonly sentence: string }>();
  const [locking, setLocking] = useState<string>();
  useWalk(walk, content);
  // In the sheet: on a phone a message above the page would cover its close button.
  const tell = (sentence: string) => {
    setDone({ of: memberUUID, sentence });
    announce(sentence);
  };
  const { data } = access;
  const lock: MenuAction = {
    id: 'lock',
    label: text.lock.lock,
    icon: 'lock',
    danger: true,
    onAction: () => setLocking(memberUUID),
  };
  const menu = data ? [...acts(data), ...(isOwn || data.state === 'LOCKED' ? [] : [lock])] : [];
  return (
    <Drawer
      title={data?.nickname ?? text.loading}
      isOpen
      onClose={onClose}
      width="wide"
      actions={<SheetActions walk={walk} acts={menu} />}
      {...(done?.of === memberUUID && {
        footer: (
          <p className="flex items-center gap-2 text-sm">
            <Icon name="check" size={16} className="flex-none text-good" />
            {done.sentence}
          </p>
        ),
      })}
    >
      <div ref={content} key={memberUUID}>
        <Loaded from={access} skeleton={<WorkSkeleton hasHead={false} />}>
          {(member) => (
            <div className="flex flex-col gap-6">
              <p className="text-sm wrap-anywhere text-ink-2">
                {[member.email ?? member.loginName, member.studentNumber, member.organizationCode]
                  .filter(Boolean)
                  .join(' · ') || managedMembersText.none}
              </p>
              {isOwn && <p className="rounded-control bg-sunken p-3 text-sm break-keep text-ink-2">{text.own}</p>}
              {!isOwn && (
                <MemberLock
                  member={member}
                  isAsking={locking === memberUUID}
                  onAsk={(isAsking) => setLocking(isAsking ? memberUUID : undefined)}
                  onDone={tell}
                />
              )}
              <MemberRoleForm key={member.role} member={member} isReadOnly={isOwn} onDone={tell} />
              <MemberLogIn member={member} isReadOnly={isOwn} onDone={tell} />
              {!isOwn && member.email === null && member.state !== 'LOCKED' && <MemberCode member={member} />}
              {children}
              <p className="text-sm break-keep text-ink-3">{text.logged}</p>
            </div>
          )}
        </Loaded>
      </div>
    </Drawer>
  );
}
