import { lookup as resolve, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address of this machine, its network or of nobody, where only public ones may be reached. */
export class PrivateAddress extends Error {}

/**
 * All of IPv6 that is given out for the open internet (RFC 4291, 2.4). The library calls the rest `unicast` as well, addresses
 * that wrap IPv4 (`::127.0.0.1`) among it.
 */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/** IPv4 written inside of IPv6: the library takes the forms that are out of use for the mapped one. */
const isOutdatedForm = (address: string): boolean =>
  address.includes(':') && address.includes('.') && !address.toLowerCase().startsWith('::ffff:');

/**
 * Whether an address is public. Not public are those of this machine, of private networks, of a link and of a cloud's
 * own services. Nor are families that only wrap one of these. IPv4 inside of IPv6 counts as itself.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address) || isOutdatedForm(address)) return false;
  const read = ipaddr.process(address);
  return read.range() === 'unicast' && (read.kind() === 'ipv4' || read.match(GLOBAL_UNICAST));
}

/** Refuses an address that is written as a number; names are judged when they are looked up. */
export function checkWritten(hostname: string): void {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(bare) !== 0 && !isPublicAddress(bare)) throw new PrivateAddress();
}

/** Looks a name up for a connection. What is judged is what is connected to: a name that changes meanwhile wins nothing. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, []);
    if (!found.every(({ address }) => isPublicAddress(address))) return callback(new PrivateAddress(), []);
    if (options.all) return callback(null, found);
    return callback(null, found[0]!.address, found[0]!.family);
  });
};
