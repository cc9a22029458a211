import type { RequestOrigin } from '../audit/entries.queries.ts';
import type { Services } from '../unit.ts';

/** What a call of an operator works with: the installation, and no tenant. */
export interface OperatorWork {
  readonly services: Services;
  readonly now: Date;
  /** Of the set-up secret that the caller has. */
  readonly setupHash: string;
  /** Address and device of the caller. */
  readonly from: RequestOrigin;
  /** Scheme and host that the caller opened. */
  readonly origin: string;
}
