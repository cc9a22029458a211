import type { InvitationSettings } from '@dure/contract/clubs/invitations/invitations.endpoints';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findInvitationSettings, keepInvitationSettings } from './settings.queries.ts';

type Row = RowsOf<ReturnType<typeof findInvitationSettings>>[number];

const settingsView = (row: Row | undefined): InvitationSettings => ({
  instructorsInvite: row?.instructors_invite ?? false,
  version: row?.version ?? 0,
});

export const getInvitationSettings = async (unit: Unit): Promise<InvitationSettings> =>
  settingsView(await unit.first(findInvitationSettings(unit.tenantId)));

/** Whoever saw older settings is refused with the current ones. */
export function saveInvitationSettings(unit: Unit, { instructorsInvite, version }: InvitationSettings) {
  return unit.write(async (transaction) => {
    const { version: _seen, ...before } = settingsView(await transaction.first(findInvitationSettings(unit.tenantId)));
    const saved = await transaction.change(keepInvitationSettings(unit, instructorsInvite, version));
    const kept = settingsView(await transaction.first(findInvitationSettings(unit.tenantId)));
    if (saved === 0) refuse('staleVersion', { data: kept });
    unit.record(transaction, { action: 'invitationSettings', before, after: { instructorsInvite } });
    return kept;
  });
}
