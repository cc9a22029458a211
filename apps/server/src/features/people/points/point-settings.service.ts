import { USUAL_POINTS, type PointKind } from '@dure/contract/people/points/point-kinds';
import type { PointSettings } from '@dure/contract/people/points/points.endpoints';
import { refuse } from '../../../kernel/refusal.ts';
import type { Unit } from '../../../kernel/unit.ts';
import { findPointSettings, keepPointSettings, type PointSettingsRow } from './point-settings.queries.ts';

const settingsView = (row: PointSettingsRow | undefined): PointSettings => ({
  amounts: { ...USUAL_POINTS, ...row?.amounts },
  version: row?.version ?? 0,
  changedAt: row?.changed_at.toISOString() ?? null,
});

export async function getPointSettings(unit: Unit): Promise<PointSettings> {
  return settingsView(await unit.first(findPointSettings(unit.tenantId)));
}

interface Wished {
  readonly amounts: Readonly<Record<PointKind, number>>;
  readonly version: number;
}

/** Whoever saw older amounts is refused with the current ones. */
export function savePointSettings(unit: Unit, { amounts, version }: Wished): Promise<PointSettings> {
  return unit.write(async (transaction) => {
    const before = settingsView(await transaction.first(findPointSettings(unit.tenantId)));
    const saved = await transaction.change(keepPointSettings(unit, amounts, version));
    const kept = settingsView(await transaction.first(findPointSettings(unit.tenantId)));
    if (saved === 0) refuse('staleVersion', { data: kept });
    unit.record(transaction, { action: 'pointSettings', before: before.amounts, after: kept.amounts });
    return kept;
  });
}
