import { isIP } from 'node:net';

/** Why a text is not a service URL, for the message after the setting's name. */
export type UrlFault = 'form' | 'host' | 'login';

/**
 * Parses the URL of a service. A host is one name or IP address: other forms that a URL allows ('*.example.com') would
 * become a pattern in a content security policy.
 * @param protocols allowed protocols, such as 'https:'
 */
export function readServiceUrl(text: string, protocols: readonly string[]): URL | UrlFault {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !protocols.includes(url.protocol)) return 'form';
  if (url.username !== '' || url.password !== '') return 'login';
  return isHost(url.hostname) ? url : 'host';
}

const label = /^(?!-)[a-z0-9_-]{1,63}(?<!-)$/i;

function isHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return (
    isIP(host) !== 0 ||
    (host.length <= 253 &&
      host
        .replace(/\.$/, '')
        .split('.')
        .every((part) => label.test(part)))
  );
}

/** @param hostname of a URL; an IPv6 address may stand in brackets */
export function isLoopback(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** The fault as the end of a sentence. */
export const urlFaultText: Record<Exclude<UrlFault, 'form'>, string> = {
  host: 'has no host that is one name or address',
  login: 'has a user name or password, which has no place in it',
};
