import { useQuery } from '@tanstack/react-query';
import { getMemberAccess } from '../../../../api/tenancy/accounts/managed-members.reads.ts';
import { useSession } from '../../../../kernel/session.ts';
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
}

/** One member beside the list: what they may do, whether they can log in, and where they are logged in. */
export function MemberSheet({ memberUUID, onClose }: MemberSheetProps) {
  const isOwn = useSession().memberId === memberUUID;
  const access = useQuery(getMemberAccess({ params: { memberUUID } }));
  return (
    <Drawer title={access.data?.nickname ?? text.loading} isOpen onClose={onClose} width="wide">
      <Loaded from={access} skeleton={<WorkSkeleton hasHead={false} />}>
        {(member) => (
          <div className="flex flex-col gap-6">
            <p className="text-sm wrap-anywhere text-ink-2">
              {[member.email, member.studentNumber, member.organizationCode].filter(Boolean).join(' · ') ||
                managedMembersText.none}
            </p>
            {isOwn && <p className="rounded-control bg-sunken p-3 text-sm break-keep text-ink-2">{text.own}</p>}
            <MemberRoleForm key={member.role} member={member} isReadOnly={isOwn} />
            <MemberLogIn member={member} isReadOnly={isOwn} />
            {!isOwn && <MemberLock member={member} />}
            <p className="text-sm break-keep text-ink-3">{text.logged}</p>
          </div>
        )}
      </Loaded>
    </Drawer>
  );
}
