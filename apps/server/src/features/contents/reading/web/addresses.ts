import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** How a host becomes addresses, and which of them may be gone to. */
export interface Web {
  resolve(host: string): Promise<readonly string[]>;
  mayReach(address: string): boolean;
}

/**
 * Whether an address is one of the open internet: none of this machine, of a network inside, of a link, of a cloud's own
 * services, or of a family that only wraps one of these. IPv4 inside of IPv6 counts as itself.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

export const publicWeb: Web = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayReach: isPublicAddress,
};
