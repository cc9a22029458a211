import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { getMemberAccess } from '../../../../api/tenancy/accounts/managed-members.reads.ts';
import { useSession } from '../../../../kernel/session.ts';
import { announce } from '../../../../ui/announcer.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Drawer } from '../../../../ui/overlays/Drawer.tsx';
import { Loaded } from '../../../../ui/states/Loaded.tsx';
import { WorkSkeleton } from '../../../../ui/states/WorkSkeleton.tsx';
import { managedMembersText } from './managed-members.text.ts';
import { MemberLock } from './MemberLock.tsx';
import { MemberLogIn } from './MemberLogIn.tsx';
import { MemberRoleForm } from './MemberRoleForm.tsx';
import { memberAccessText as text } from './member-access.text.ts';

export interface MemberSheetProps {
  readonly memberUUID: string;
  readonly onClose: () => void;
  /** What other features know of the member. */
  readonly children?: ReactNode;
}

/** One member beside the list: what they may do, whether they can log in, and where they are logged in. */
export function MemberSheet({ memberUUID, onClose, children }: MemberSheetProps) {
  const isOwn = useSession().memberId === memberUUID;
  const access = useQuery(getMemberAccess({ params: { memberUUID } }));
  const [done, setDone] = useState<string>();
  // In the sheet: on a phone a message above the page would cover its close button.
  const tell = (sentence: string) => {
    setDone(sentence);
    announce(sentence);
  };
  return (
    <Drawer
      title={access.data?.nickname ?? text.loading}
      isOpen
      onClose={onClose}
      width="wide"
      {...(done !== undefined && {
        footer: (
          <p className="flex items-center gap-2 text-sm">
            <Icon name="check" size={16} className="flex-none text-good" />
            {done}
          </p>
        ),
      })}
    >
      <Loaded from={access} skeleton={<WorkSkeleton hasHead={false} />}>
        {(member) => (
          <div className="flex flex-col gap-6">
            <p className="text-sm wrap-anywhere text-ink-2">
              {[member.email, member.studentNumber, member.organizationCode].filter(Boolean).join(' · ') ||
                managedMembersText.none}
            </p>
            {isOwn && <p className="rounded-control bg-sunken p-3 text-sm break-keep text-ink-2">{text.own}</p>}
            <MemberRoleForm key={member.role} member={member} isReadOnly={isOwn} onDone={tell} />
            <MemberLogIn member={member} isReadOnly={isOwn} onDone={tell} />
            {!isOwn && <MemberLock member={member} onDone={tell} />}
            {children}
            <p className="text-sm break-keep text-ink-3">{text.logged}</p>
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}
