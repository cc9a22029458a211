import type { OperatorAction } from '@dure/contract/platform/operator/operator-actions';
import { changesBetween, type Audited } from '../audit/changes.ts';
import type { RequestOrigin } from '../audit/entries.queries.ts';
import { build } from '../database/build.ts';

/** Who does something to the installation. */
export interface OperatorActor {
  /** Null: whoever has a shell, the secret of the set-up, or the clock. */
  readonly operatorId: string | null;
  /** As they are called in the log. */
  readonly actor: string;
  readonly origin: RequestOrigin;
}

/** What an operator changed, as its service knows it. */
export interface OperatorChange {
  readonly action: OperatorAction;
  readonly tenant?: { readonly tenantId: string; readonly name: string };
  readonly before?: Audited;
  readonly after?: Audited;
  readonly reason?: string;
}

/** The clock of the installation, which does what somebody ordered before. */
export const BY_CLOCK: OperatorActor = { operatorId: null, actor: 'clock', origin: { address: '', device: '' } };
/** Whoever has the secret of the set-up. */
export const bySetup = (origin: RequestOrigin): OperatorActor => ({ operatorId: null, actor: 'setup', origin });

/** Enters a change into the installation's own log, which is only ever added to. */
export const insertOperatorEntry = (by: OperatorActor, change: OperatorChange, now: Date) =>
  build.insertInto('operator_entries').values({
    action: change.action,
    operator_id: by.operatorId,
    actor: by.actor,
    tenant_id: change.tenant?.tenantId ?? null,
    tenant_name: change.tenant?.name ?? null,
    changes: JSON.stringify(changesBetween(change.before ?? {}, change.after ?? {})),
    reason: change.reason ?? '',
    address: by.origin.address,
    device: by.origin.device,
    changed_at: now,
  });
