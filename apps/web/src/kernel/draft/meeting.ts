import type { ApiError } from '../calls/api-error.ts';
import type { DraftArea, DraftPhase, DraftState, KeptDraft, Served } from './draft.ts';

/** The phase of a draft with nothing to save. */
export const restOf = ({ savedAt }: Served<unknown>): DraftPhase => (savedAt === null ? 'empty' : 'saved');

/** What a draft becomes when the server turns out to have another version than the one that it was written over. */
export function met<V, S extends Served<V>>(
  area: DraftArea<V, S>,
  { value, base }: Pick<DraftState<V, S>, 'value' | 'base'>,
  theirs: S,
): Partial<DraftState<V, S>> {
  const onto = (sent?: V) => area.onto?.(value, theirs.value, sent) ?? value;
  const agreed = { base: theirs, theirs: null, phase: restOf(theirs) };
  if (area.merge) return { ...agreed, ...area.merge(value, base.value, theirs.value), isMerged: true };
  if (area.isSame(theirs.value, value)) return { ...agreed, value: onto(value) };
  if (area.isSame(theirs.value, base.value)) return { ...agreed, value: onto() };
  return { theirs, phase: 'conflict' };
}

/** A draft as it is opened: what the server has, and over it what this device kept. */
export function opened<V, S extends Served<V>>(
  area: DraftArea<V, S>,
  served: S,
  kept: KeptDraft<V, S> | undefined,
): Omit<DraftState<V, S>, 'isChanged'> {
  const fresh = {
    value: served.value,
    base: served,
    phase: restOf(served),
    theirs: null,
    aside: kept?.aside ?? null,
    refusal: null,
    isKept: true,
    isRecovered: false,
    isMerged: false,
    overlaps: [],
  };
  if (!kept?.isAhead || area.isSame(kept.value, served.value)) return fresh;
  const { value, base, attempt } = kept;
  const mine = { ...fresh, value, isRecovered: true };
  const echoed = attempt && area.isSame(attempt.value, served.value) ? attempt.value : undefined;
  if (echoed !== undefined || base.version === served.version || area.isSame(base.value, served.value))
    return { ...mine, value: area.onto?.(value, served.value, echoed) ?? value };
  return { ...mine, base, ...met(area, { value, base }, served) };
}

/** Whether the same save may succeed later. */
export const mayPass = (error: ApiError): boolean => error.isTransient || error.status === 429;

/** Where a draft stands after a save that failed for another reason than a stale version. */
export function failed(error: ApiError): { readonly phase: DraftPhase; readonly refusal: string | null } {
  if (error.status === 401) return { phase: 'expired', refusal: null };
  if (mayPass(error)) return { phase: error.status === 0 ? 'offline' : 'failing', refusal: null };
  return { phase: 'refused', refusal: error.fields[0]?.message ?? error.message };
}
