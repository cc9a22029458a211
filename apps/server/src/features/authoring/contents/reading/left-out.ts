import { type LeftOut, type LeftOutReason, MAX_LEFT_OUT_UNITS } from '@dure/contract/authoring/contents/left-out.text';

/** Counts what a document holds and the reader leaves out, by reason. */
export class LeftOutCounter {
  readonly #found = new Map<LeftOutReason, { count: number; units: Set<number> }>();

  add(reason: LeftOutReason, unitNo: number | null): void {
    const found = this.#found.get(reason) ?? { count: 0, units: new Set<number>() };
    found.count += 1;
    if (unitNo !== null && found.units.size < MAX_LEFT_OUT_UNITS) found.units.add(unitNo);
    this.#found.set(reason, found);
  }

  get all(): LeftOut[] {
    return [...this.#found].map(([reason, { count, units }]) => ({ reason, count, units: [...units] }));
  }
}
