import { isIPv4, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Prefixes whose last 32 bits are an IPv4 address: mapped (RFC 4291) and translated (RFC 6052). */
const holdingIPv4 = ['::ffff:0:0', '64:ff9b::'].map((prefix) => ipaddr.IPv6.parse(prefix));

/**
 * The unit that rate limits count. A subscriber has a /64 of IPv6, which is 2^64 addresses, so the /64 counts; an IPv4
 * address counts as itself, in any notation.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const parsed = ipaddr.IPv6.parse(plain);
  if (holdingIPv4.some((prefix) => parsed.match(prefix, 96))) return parsed.toByteArray().slice(12).join('.');
  return blockOf(parsed, 64);
}

/** Block of 65,536 networks around an IPv6 network, the size that one customer may have; an IPv4 address is its own. */
export function wideNetworkOf(network: string): string {
  return ipaddr.IPv6.isValidCIDR(network) ? blockOf(ipaddr.IPv6.parseCIDR(network)[0], 48) : network;
}

/** Prefix by which users recognise their own network: '203.0.113.x', '2001:db8:7:x'. */
export function partOfNetwork(network: string): string {
  if (isIPv4(network)) return network.replace(/\d+$/, 'x');
  if (!ipaddr.IPv6.isValidCIDR(network)) return '';
  const { parts } = ipaddr.IPv6.parseCIDR(network)[0];
  return [...parts.slice(0, 3).map((part) => part.toString(16)), 'x'].join(':');
}

function blockOf({ parts }: ipaddr.IPv6, bits: 48 | 64): string {
  const first = parts.map((part, index) => (index * 16 < bits ? part : 0));
  return `${new ipaddr.IPv6(first).toString()}/${bits}`;
}
