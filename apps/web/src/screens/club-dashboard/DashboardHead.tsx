import type { ClubAbout } from '@dure/contract/clubs/clubs/clubs.views';
import { Link, useNavigate } from '@tanstack/react-router';
import { getClubDashboard } from '../../api/insight/dashboard/dashboard.reads.ts';
import { StatusChip } from '../../features/clubs/clubs/cards/StatusChip.tsx';
import { clubManageText as text } from '../../features/clubs/clubs/manage/club-manage.text.ts';
import { StatusActions, type ManagedState } from '../../features/clubs/clubs/manage/StatusActions.tsx';
import { whatStaysUndone } from '../../features/insight/dashboard/finishing/undone.ts';
import { Chip } from '../../ui/buttons/Chip.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';

export interface DashboardHeadProps {
  readonly club: ManagedState & { readonly clubName: string };
  readonly about: ClubAbout | undefined;
}

/** What club it is, its state and what may be done with it. */
export function DashboardHead({ club, about }: DashboardHeadProps) {
  const navigate = useNavigate();
  return (
    <PageHeader
      title={club.clubName}
      crumbs={[{ label: text.crumb, link: (parts) => <Link to="/my-clubs" {...parts} /> }]}
      actions={
        about && (
          <StatusActions
            club={club}
            memberCount={about.memberCount}
            undone={async () => whatStaysUndone(await getClubDashboard.ask({ params: { id: club.clubSequence } }))}
            onRemoved={() => void navigate({ to: '/my-clubs' })}
          />
        )
      }
    >
      <StatusChip status={club.clubStatus} />
      {about && <Chip icon="users">{text.people(about.memberCount, about.capacity)}</Chip>}
    </PageHeader>
  );
}
