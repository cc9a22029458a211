import type { Caller } from '../session/session.ts';
import type { Tenant } from '../tenancy.ts';
import { Unit, type Arrived, type Services } from '../unit.ts';

/**
 * Where a caller waits while their request arrives, for as long as they like. It has no instant and no session. Rules
 * ask the unit of work, which exists only once everything has arrived.
 */
export class Gate {
  readonly #services: Services;
  readonly #tenant: Tenant;
  readonly #caller: Caller;

  constructor(services: Services, tenant: Tenant, caller: Caller) {
    this.#services = services;
    this.#tenant = tenant;
    this.#caller = caller;
  }

  /** Semaphore away whoever may not call at this moment. */
  async check(): Promise<void> {
    await this.enter({ replay: undefined }).settle();
  }

  enter(arrived: Arrived): Unit {
    return new Unit(this.#services, this.#tenant, this.#caller, arrived);
  }
}
