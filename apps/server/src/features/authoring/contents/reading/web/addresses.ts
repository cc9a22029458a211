import { lookup } from 'node:dns/promises';
import { isPublicAddress } from '../../../../../kernel/net/public-address.ts';

/** How a host becomes addresses, and which of them may be gone to. */
export interface Web {
  resolve(host: string): Promise<readonly string[]>;
  mayReach(address: string): boolean;
}

export const publicWeb: Web = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayReach: isPublicAddress,
};
