/** Why a provider did not do what was asked. */
const FAULTS = [
  'unreachable',
  'privateAddress',
  'key',
  'model',
  'address',
  'rateLimited',
  'overloaded',
  'timeout',
  'wrongShape',
  'refused',
  'resting',
  // Whoever asked wants no answer any more.
  'stopped',
] as const;
export type AiFault = (typeof FAULTS)[number];

/** How a fault stands in the table of calls: `WRONG_SHAPE`. */
export const outcomeOf = (fault: AiFault): string => fault.replace(/[A-Z]/g, '_$&').toUpperCase();
/** The same the other way; undefined for what is no fault. */
export const faultOf = (outcome: string): AiFault | undefined => FAULTS.find((fault) => outcomeOf(fault) === outcome);

export interface AiUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export const NO_USAGE: AiUsage = { inputTokens: 0, outputTokens: 0 };

export const addUsage = (one: AiUsage, other: AiUsage): AiUsage => ({
  inputTokens: one.inputTokens + other.inputTokens,
  outputTokens: one.outputTokens + other.outputTokens,
});

/** A call that failed for good. Its message names no address, no key and nothing that was sent. */
export class AiFailure extends Error {
  readonly fault: AiFault;
  readonly retryAfterMs: number | undefined;
  /** What was spent all the same: an answer of the wrong shape is paid too. */
  usage: AiUsage = NO_USAGE;
  attempts = 0;

  constructor(fault: AiFault, retryAfterMs?: number) {
    super(`AI provider: ${fault}`);
    this.fault = fault;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Faults that the same call may not meet a moment later. */
export const PASSES: ReadonlySet<AiFault> = new Set(['unreachable', 'rateLimited', 'overloaded', 'timeout']);
