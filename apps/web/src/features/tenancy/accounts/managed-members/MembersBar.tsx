import type { ManagedMember } from '@dure/contract/tenancy/accounts/managed-members.endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { exportManagedMembers } from '../../../../api/tenancy/accounts/managed-members.reads.ts';
import { lockMembers } from '../../../../api/tenancy/accounts/managed-members.writes.ts';
import { lazy } from '../../../../kernel/lazy/lazy.tsx';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { IconButton } from '../../../../ui/buttons/IconButton.tsx';
import { useToast } from '../../../../ui/overlays/toasts.ts';
import { managedMembersText } from './managed-members.text.ts';
import { MembersCodes } from './MembersCodes.tsx';
import { memberAccessText } from './member-access.text.ts';

const text = memberAccessText.many;
const LockDialog = lazy(() => import('./LockDialog.tsx').then((module) => module.LockDialog), { failure: 'popover' });
const MailDialog = lazy(() => import('./MailDialog.tsx').then((module) => module.MailDialog), { failure: 'popover' });
const DownloadDialog = lazy(
  () => import('../../../../ui/downloads/DownloadDialog.tsx').then((module) => module.DownloadDialog),
  { failure: 'popover' },
);

export interface MembersBarProps {
  /** Those that are ticked, without one's own account. */
  readonly chosen: readonly ManagedMember[];
  readonly onDone: () => void;
  /** What other features do with them. */
  readonly children?: ReactNode;
}

/** What can be done with the ticked members together. */
export function MembersBar({ chosen, onDone, children }: MembersBarProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [asked, setAsked] = useState<'lock' | 'unlock' | 'mail' | 'download'>();
  const close = () => setAsked(undefined);
  const ids = chosen.map(({ memberUUID }) => memberUUID);
  const isLocking = asked === 'lock';
  const idsWhere = (isLocked: boolean) =>
    chosen.filter(({ state }) => (state === 'LOCKED') === isLocked).map(({ memberUUID }) => memberUUID);
  const [locked, open] = [idsWhere(true), idsWhere(false)];
  const changed = isLocking ? open : locked;
  return (
    <div
      role="toolbar"
      aria-label={text.chosen(chosen.length)}
      className="flex flex-wrap items-center gap-2 rounded-card bg-brand-soft px-4 py-2"
    >
      <span className="mr-auto font-semibold text-brand-ink">{text.chosen(chosen.length)}</span>
      <Button size="small" onPress={() => setAsked('mail')}>
        {text.mail}
      </Button>
      <Button size="small" onPress={() => setAsked('download')}>
        {text.download}
      </Button>
      <MembersCodes chosen={chosen} />
      {children}
      {open.length > 0 && (
        <Button size="small" variant="danger" onPress={() => setAsked('lock')}>
          {text.lock}
        </Button>
      )}
      {locked.length > 0 && (
        <Button size="small" onPress={() => setAsked('unlock')}>
          {text.unlock}
        </Button>
      )}
      <IconButton icon="close" label={text.drop} onPress={onDone} />
      <Suspense>
        {(isLocking || asked === 'unlock') && (
          <LockDialog
            title={(isLocking ? text.lockTitle : text.unlockTitle)(changed.length)}
            isLocking={isLocking}
            send={async (lock) => {
              const answer = await lockMembers(client, { body: { ...lock, memberUUIDs: changed } });
              toast({ message: text.done(answer.changed), tone: 'good' });
            }}
            onDone={onDone}
            onClose={close}
          />
        )}
        {asked === 'mail' && <MailDialog memberUUIDs={ids} onDone={onDone} onClose={close} />}
        {asked === 'download' && (
          <DownloadDialog
            fileName={managedMembersText.fileName}
            count={ids.length}
            ask={(why) => exportManagedMembers.ask({ query: { memberUUIDs: ids.join(','), ...why } })}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
