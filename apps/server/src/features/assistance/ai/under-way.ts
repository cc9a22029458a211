import type { AiGateway } from '../../../kernel/ai/gateway.ts';
import type { Services } from '../../../kernel/unit.ts';
import { recordHeartbeat } from './ai-calls.queries.ts';

/** So often a server says that it still makes its calls; who was silent for three times as long has died. */
const BEAT_MS = 5_000;
export const SILENT_MS = 3 * BEAT_MS;

/** The calls that one server makes now, and their signs of life for the others. */
class UnderWay {
  readonly #tenantOf = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;

  begin(services: Services, tenantId: string, callId: string): void {
    this.#tenantOf.set(callId, tenantId);
    this.#timer ??= setInterval(() => this.#beat(services), BEAT_MS).unref();
  }

  end(callId: string): void {
    this.#tenantOf.delete(callId);
    if (this.#tenantOf.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #beat({ database, clock }: Services): void {
    const calls = Map.groupBy(this.#tenantOf, ([, tenantId]) => tenantId);
    for (const [tenantId, entries] of calls) {
      const ids = entries.map(([callId]) => callId);
      const told = database.write(tenantId, recordHeartbeat(tenantId, ids, clock.now()));
      // Where the database is away nobody else can take a call up either.
      told.catch(() => {});
    }
  }
}

const ofGateway = new WeakMap<AiGateway, UnderWay>();

export function callsUnderWay(gateway: AiGateway): UnderWay {
  const calls = ofGateway.get(gateway) ?? new UnderWay();
  ofGateway.set(gateway, calls);
  return calls;
}
