/** What one person of one organisation has in a line: `next` is the oldest of what waits. */
export interface Claimant {
  readonly tenantId: string;
  /** Empty for what is done for the organisation itself. */
  readonly memberId: string;
  /** Pieces of theirs that are being done now. */
  readonly underWay: number;
  readonly next: { readonly id: string; readonly since: Date } | null;
}

interface Share {
  underWay: number;
  servedAt: number;
  since: number;
}

const compare = (one: Share, other: Share) =>
  one.underWay - other.underWay || one.servedAt - other.servedAt || one.since - other.since;

/**
 * Whose turn it is among many tenants: the organisation with the fewest pieces in progress, of these the one served
 * longest ago. Within it the person is chosen by the same rule. However much one brings, others wait for one piece of
 * it.
 */
export class FairQueue {
  #count = 0;
  /** When an organisation, or a person in it, was served last, counted in turns. */
  #served = new Map<string, number>();

  /** Who comes next, and remembers that they did; nobody where all that wait have `most` pieces of their organisation under way. */
  choose(line: readonly Claimant[], most: number): Claimant | undefined {
    const organisations = new Map<string, Share>();
    for (const { tenantId, underWay, next } of line) {
      const share = this.#shareOf(organisations, tenantId);
      share.underWay += underWay;
      if (next) share.since = Math.min(share.since, next.since.getTime());
    }
    const chosen = line
      .filter(({ tenantId, next }) => next && organisations.get(tenantId)!.underWay < most)
      .toSorted(
        (one, other) =>
          compare(organisations.get(one.tenantId)!, organisations.get(other.tenantId)!) ||
          compare(this.#personal(one), this.#personal(other)),
      )[0];
    this.#forgetAllBut(line);
    if (chosen) for (const key of [chosen.tenantId, keyOf(chosen)]) this.#served.set(key, ++this.#count);
    return chosen;
  }

  #shareOf(shares: Map<string, Share>, key: string): Share {
    const share = shares.get(key) ?? { underWay: 0, servedAt: this.#served.get(key) ?? 0, since: Infinity };
    shares.set(key, share);
    return share;
  }

  #personal(one: Claimant): Share {
    const { underWay, next } = one;
    return { underWay, servedAt: this.#served.get(keyOf(one)) ?? 0, since: next?.since.getTime() ?? Infinity };
  }

  /** Who has nothing in the line any more is new to it when they come again. */
  #forgetAllBut(line: readonly Claimant[]): void {
    const here = new Set(line.flatMap((one) => [one.tenantId, keyOf(one)]));
    for (const key of this.#served.keys()) if (!here.has(key)) this.#served.delete(key);
  }
}

const keyOf = ({ tenantId, memberId }: Claimant) => `${tenantId}/${memberId}`;
