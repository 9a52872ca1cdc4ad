import { isIP } from 'node:net';

/** Why a text is no address of a service, for the sentence after the setting's name. */
export type UrlFault = 'form' | 'host' | 'login';

/**
 * Reads the address of a service. A host is one name or number: what else a URL allows in its place ('*.example.com')
 * becomes a pattern in a content security policy.
 * @param protocols that it may have, as 'https:'
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

/** Such a fault as a sentence goes on. */
export const urlFaultText: Record<Exclude<UrlFault, 'form'>, string> = {
  host: 'has no host that is one name or address',
  login: 'has a user name or password, which has no place in it',
};
