import type { Services } from '../unit.ts';

/** What a call of an operator works with: the installation, and no tenant. */
export interface OperatorWork {
  readonly services: Services;
  readonly now: Date;
  /** Of the set-up secret that the caller has. */
  readonly setupHash: string;
  /** Scheme and host that the caller opened. */
  readonly origin: string;
}
