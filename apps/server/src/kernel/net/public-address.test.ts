import { expect, test } from 'vitest';
import { checkWritten, isPublicAddress, PrivateAddress } from './public-address.ts';

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '::ffff:8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:82a::200e'])(
  '%s is one of the open internet',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

/** The special-purpose registries of IANA, what is given to nobody, and the ways of writing IPv4 inside of IPv6. */
const PRIVATE = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...['192.0.0.1', '192.0.2.1', '192.88.99.1', '192.168.0.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1'],
  ...['240.0.0.1', '255.255.255.255', '0x7f.1', '2130706433', '0177.0.0.1'],
  ...['::', '::1', '::127.0.0.1', '::7f00:1', '::10.0.0.1', '::8.8.8.8', '::ffff:127.0.0.1', '::ffff:0:127.0.0.1'],
  ...['64:ff9b::7f00:1', '64:ff9b:1::7f00:1', '100::1', '2001::1', '2001:2::1', '2001:10::1', '2001:20::1'],
  ...['2001:db8::1', '2002:7f00:1::', '3fff::1', '5f00::1', '1000::1', '4000::1', '8000::1', 'e000::1'],
  ...['fc00::1', 'fd00::1', 'fe80::1', 'fe80::1%eth0', 'fec0::1', 'ff02::1', 'not an address', ''],
];
test.each(PRIVATE)('%s is none', (address) => expect(isPublicAddress(address)).toBe(false));

test('a host that is written as a private number is refused in brackets, too; a name is judged later', () => {
  for (const host of ['[::127.0.0.1]', '[::1]', '127.0.0.1']) expect(() => checkWritten(host)).toThrow(PrivateAddress);
  expect(() => checkWritten('[2606:4700:4700::1111]')).not.toThrow();
  expect(() => checkWritten('example.com')).not.toThrow();
});
