import type { SecuritySettings } from '@dure/contract/tenancy/accounts/second-factor.endpoints';
import type { RowsOf } from '../../../../kernel/database/database.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Unit } from '../../../../kernel/unit.ts';
import { findSecuritySettings, keepSecuritySettings } from './second-factor.queries.ts';

type Row = RowsOf<ReturnType<typeof findSecuritySettings>>[number];

const settingsView = (row: Row | undefined): SecuritySettings => ({
  managersNeedSecondFactor: row?.managers_need_second_factor ?? false,
  version: row?.version ?? 0,
});

export const getSecuritySettings = async (unit: Unit): Promise<SecuritySettings> =>
  settingsView(await unit.first(findSecuritySettings(unit.tenantId)));

interface Wished {
  readonly managersNeedSecondFactor: boolean;
  readonly version: number;
}

/** Whoever saw older settings is refused with the current ones. */
export function saveSecuritySettings(unit: Unit, { managersNeedSecondFactor: isNeeded, version }: Wished) {
  return unit.write(async (transaction) => {
    const { version: _seen, ...before } = settingsView(await transaction.first(findSecuritySettings(unit.tenantId)));
    const saved = await transaction.change(keepSecuritySettings(unit, isNeeded, version));
    const kept = settingsView(await transaction.first(findSecuritySettings(unit.tenantId)));
    if (saved === 0) refuse('staleVersion', { data: kept });
    unit.record(transaction, { action: 'securitySettings', before, after: { managersNeedSecondFactor: isNeeded } });
    return kept;
  });
}
