import { refuse } from '../../../../kernel/refusal.ts';
import type { Tenant } from '../../../../kernel/tenancy.ts';

/** Whoever has to log in at the organisation's own provider registers there, too: nobody gets in beside it by an address. */
export function checkRegisters({ login_types }: Tenant): void {
  if (!login_types.includes('PASSWORD')) refuse('registersElsewhere');
}
