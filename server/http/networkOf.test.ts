// Address formats follow RFC 4291 (2.2, 2.5.5.2), RFC 4007 (11.2), RFC 5952 and RFC 6052 (2.4).
import { expect, it } from 'vitest';
import { networkOf, partOfNetwork, wideNetworkOf } from './networkOf.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['ABCD:EF01:2345:6789:ABCD:EF01:2345:6789', 'abcd:ef01:2345:6789::/64'],
  ['2001:DB8:0:0:8:800:200C:417A', '2001:db8::/64'],
  ['2001:DB8::8:800:200C:417A', '2001:db8::/64'],
  ['2001:db8:0:0:1::', '2001:db8::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ['::2:3:4:5:6:7:8', '0:2:3:4::/64'],
  ['1:2:3:4:5:6:192.0.2.7', '1:2:3:4::/64'],
  ['0:0:0:0:0:0:0:1', '::/64'],
  ['::1', '::/64'],
  ['::', '::/64'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['mapped', '::ffff:192.0.2.7', '192.0.2.7'],
  ['mapped', '::FFFF:129.144.52.38', '129.144.52.38'],
  ['mapped', '0:0:0:0:0:FFFF:129.144.52.38', '129.144.52.38'],
  ['mapped', '::FFFF:c000:207', '192.0.2.7'],
  ['mapped', '::ffff:0:0', '0.0.0.0'],
  ['translated', '64:ff9b::192.0.2.33', '192.0.2.33'],
  ['translated', '64:FF9B::c000:221', '192.0.2.33'],
])('an address of IPv4 that is %s, as %s, counts as %s', (_, address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['translated by a network of its own', '64:ff9b:1::c000:221', '64:ff9b:1::/64'],
  ['beside what is mapped', '::fffe:192.0.2.7', '::/64'],
  ['beside what is translated', '64:ff9b::1:c000:221', '64:ff9b::/64'],
])('one %s, as %s, counts as %s', (_, address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each([
  ['fe80::1%eth0', 'fe80::/64'],
  ['fe80::1234%1', 'fe80::/64'],
  ['fe80::1%eth0.12', 'fe80::/64'],
  ['FE80::1%en-0', 'fe80::/64'],
  ['::ffff:192.0.2.7%eth0', '192.0.2.7'],
])('the zone of %s does not count: %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it.each(['no address', '', '127.1', '::ffff:999.1.1.1', '1::2::3', '12345::', '2001:db8::/64'])(
  "'%s' is no address, and counts as it is",
  (text) => {
    expect(networkOf(text)).toBe(text);
  },
);

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::/64', '2001:db8:1::/48'],
  ['2001:db8::/64', '2001:db8::/48'],
  ['::/64', '::/48'],
  ['no address', 'no address'],
])('%s lies in %s', (network, wide) => {
  expect(wideNetworkOf(network)).toBe(wide);
});

it.each([
  ['192.0.2.7', '192.0.2.x'],
  ['2001:db8:7:1::/64', '2001:db8:7:x'],
  ['2001:db8::/64', '2001:db8:0:x'],
  ['nowhere', ''],
])('of %s its owner is shown %s', (network, part) => {
  expect(partOfNetwork(network)).toBe(part);
});
