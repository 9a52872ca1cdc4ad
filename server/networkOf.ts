import { isIPv6 } from 'node:net';

/**
 * What limits count an address as. One line has a /64 of IPv6, which is 2^64 addresses to change between, so the
 * network counts; an IPv4 address counts as itself, however it is written.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  // URL writes an address in its one shortest form, without dots.
  const shortest = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [, high, low] = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(shortest) ?? [];
  if (high && low) return [...bytesOf(high), ...bytesOf(low)].join('.');
  const [before = [], after = []] = shortest.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`;
}

/** The block of 65,536 networks that a network of IPv6 lies in, as one line may have; an IPv4 address is its own. */
export function wideNetworkOf(network: string): string {
  const [, block] = /^([0-9a-f]+:[0-9a-f]+:[0-9a-f]+):[0-9a-f]+::\/64$/.exec(network) ?? [];
  return block === undefined ? network : `${block}::/48`;
}

function bytesOf(group: string): [number, number] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
