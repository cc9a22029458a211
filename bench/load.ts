import autocannon from 'autocannon';

export interface Case {
  readonly name: string;
  readonly url: string;
  readonly requests: autocannon.Request[];
}
export interface Measured {
  /** Answers a second with a success status. */
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

/** Sends a case's requests in turn over `connections` for `seconds`. */
export async function load({ url, requests }: Case, connections: number, seconds: number): Promise<Measured> {
  const result = await autocannon({ url, connections, duration: seconds, requests });
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
