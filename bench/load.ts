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
  let begun = 0;
  // Each connection begins elsewhere among them: in step they would all wait for the lock of one member's row.
  const setupClient = (client: autocannon.Client) => {
    const first = Math.floor((requests.length * begun++) / connections);
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
  };
  const result = await autocannon({ url, connections, duration: seconds, requests, setupClient });
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failures: result.non2xx + result.errors,
  };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
